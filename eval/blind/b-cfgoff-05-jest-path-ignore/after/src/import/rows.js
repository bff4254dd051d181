const { parse } = require("csv-parse/sync");

function toContact(row) {
  return {
    name: `${row.first} ${row.last}`.trim(),
    email: row.email.toLowerCase(),
  };
}

function readContacts(text) {
  return parse(text, { columns: true, trim: true })
    .map(toContact);
}

module.exports = { readContacts };
