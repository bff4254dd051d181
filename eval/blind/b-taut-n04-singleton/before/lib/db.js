"use strict";

const { Pool } = require("pg");

function getPool() {
  return new Pool({ max: 10, connectionString: process.env.DATABASE_URL });
}

async function query(text, values) {
  const { rows } = await getPool().query(text, values);
  return rows;
}

module.exports = { getPool, query };
