import unittest

from weather.client import forecast_url, parse_forecast


class ForecastUrlTest(unittest.TestCase):
    def test_rounds_coordinates(self):
        self.assertEqual(
            forecast_url(52.520008, 13.404954),
            "https://api.skycast.example/v2/forecast?lat=52.5200&lon=13.4050&days=3",
        )

    def test_days(self):
        self.assertTrue(forecast_url(0, 0, days=7).endswith("days=7"))


class ParseTest(unittest.TestCase):
    def test_reads_every_day(self):
        payload = {"days": [{"date": "2024-05-01", "temperature_max": 21.5}]}
        self.assertEqual(parse_forecast(payload), [("2024-05-01", 21.5)])
