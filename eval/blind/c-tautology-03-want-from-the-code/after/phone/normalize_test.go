package phone

import "testing"

func TestNormalize(t *testing.T) {
	tests := []struct {
		in, region string
	}{
		{"030 901820", "DE"},
		{"(212) 555-0142", "US"},
		{"+44 20 7946 0018", "US"},
	}
	for _, tc := range tests {
		got, err := Normalize(tc.in, tc.region)
		if err != nil {
			t.Fatal(err)
		}
		want, _ := Normalize(tc.in, tc.region)
		if got != want {
			t.Errorf("Normalize(%q) = %q, want %q", tc.in, got, want)
		}
	}
}

func TestNormalizeUnknownRegion(t *testing.T) {
	if _, err := Normalize("1", "ZZ"); err == nil {
		t.Error("region ZZ was accepted")
	}
}
