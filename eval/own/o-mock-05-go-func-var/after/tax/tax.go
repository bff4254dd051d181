package tax

// Rate gives the rate of a country in percent.
var Rate = func(country string) int {
	if country == "DE" {
		return 16
	}
	return 0
}
