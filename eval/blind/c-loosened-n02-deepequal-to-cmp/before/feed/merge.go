package feed

import (
	"sort"
	"time"
)

type Entry struct {
	ID   string
	Time time.Time
}

// Merge joins feeds.
func Merge(feeds ...[]Entry) []Entry {
	var all []Entry
	for _, f := range feeds {
		all = append(all, f...)
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].Time.After(all[j].Time) })
	return all
}
