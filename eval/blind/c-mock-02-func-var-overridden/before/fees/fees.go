// Package fees computes what a transfer costs.
package fees

// Rails lists the known payment rails.
func Rails() []string { return []string{"sepa", "swift"} }

// TransferFee returns the fee in cents.
func TransferFee(cents int64, rail string) int64 {
	if rail == "sepa" {
		return 20
	}
	fee := cents * 15 / 10_000
	if fee < 1500 {
		fee = 1500
	}
	return fee
}
