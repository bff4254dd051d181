package tax

// Rate gives the rate of a country in percent.
var Rate = func(country string) int {
	switch country {
	case "DE":
		return 19
	case "FR":
		return 20
	}
	return 0
}
