'use strict';

class TemperatureLog {
  constructor(clock, sensor) {
    this.clock = clock;
    this.sensor = sensor;
    this.rows = [];
  }

  async sample() {
    const { celsius } = await this.sensor.read();
    this.rows.push({ at: this.clock.now(), celsius });
  }

  entries() {
    return this.rows;
  }
}

module.exports = { TemperatureLog };
