package money

// Split divides cents into n parts that differ by at most one cent.
func Split(cents int64, n int) []int64 {
	if n <= 0 {
		return nil
	}
	parts := make([]int64, n)
	each, rest := cents/int64(n), cents%int64(n)
	for i := range parts {
		parts[i] = each
		if int64(i) < rest {
			parts[i]++
		}
	}
	return parts
}
