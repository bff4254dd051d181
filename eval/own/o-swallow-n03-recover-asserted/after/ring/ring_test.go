package ring

import "testing"

func TestNewWithoutPlaces(t *testing.T) {
	defer func() {
		if got := recover(); got != "ring: no places" {
			t.Errorf("recovered %v", got)
		}
	}()
	New(0)
}
