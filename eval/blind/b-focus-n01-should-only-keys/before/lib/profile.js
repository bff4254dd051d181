"use strict";

function publicProfile(user) {
  return { id: user.id, name: user.name };
}

module.exports = { publicProfile };
