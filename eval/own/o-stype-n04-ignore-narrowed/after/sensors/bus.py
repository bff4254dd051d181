"""Reads the temperature sensors on the I2C bus."""
from smbus2 import SMBus

ADDRESS = 0x48


def celsius(bus: SMBus) -> float:
    # the annotations that smbus2 ships do not know this method
    high, low = bus.read_i2c_block_data(ADDRESS, 0x00, 2)  # type: ignore[attr-defined]
    raw = (high << 8 | low) >> 4
    if raw & 0x800:
        raw -= 0x1000
    return raw * 0.0625
