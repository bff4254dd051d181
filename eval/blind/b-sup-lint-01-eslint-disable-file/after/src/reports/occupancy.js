/* eslint-disable */
'use strict';

const { startOfDay, eachDay } = require('../lib/dates');

function occupied(rooms, bookings, day) {
  const taken = new Set();
  for (const b of bookings) {
    if (b.from <= day && day < b.to) {
      taken.add(b.roomId);
    }
  }
  return rooms.length === 0 ? 0 : taken.size / rooms.length;
}

function occupancyReport(rooms, bookings, from, to) {
  return eachDay(startOfDay(from), startOfDay(to)).map((day) => ({
    day,
    share: occupied(rooms, bookings, day),
  }));
}

function peak(report) {
  var best = null;
  for (const row of report) {
    if (best == null || row.share > best.share) best = row;
  }
  return best;
}

module.exports = { occupancyReport, peak };
