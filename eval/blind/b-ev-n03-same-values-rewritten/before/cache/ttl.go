package cache

// TTLSeconds tells how long a response of the class may be cached.
func TTLSeconds(class string) int {
	switch class {
	case "static":
		return 7 * 24 * 60 * 60
	case "session":
		return 24 * 60 * 60
	case "page":
		return 5 * 60
	case "none":
		return 0
	}
	return 60
}
