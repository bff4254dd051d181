"use strict";

const { Pool } = require("pg");

let pool = null;

function getPool() {
  pool ??= new Pool({ max: 10, connectionString: process.env.DATABASE_URL });
  return pool;
}

function resetPool() {
  pool = null;
}

async function query(text, values) {
  const { rows } = await getPool().query(text, values);
  return rows;
}

module.exports = { getPool, query, resetPool };
