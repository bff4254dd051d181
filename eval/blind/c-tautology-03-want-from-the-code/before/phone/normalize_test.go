package phone

import "testing"

func TestNormalize(t *testing.T) {
	tests := []struct {
		in, region, want string
	}{
		{"030 901820", "DE", "+4930901820"},
		{"(212) 555-0142", "US", "+12125550142"},
		{"+44 20 7946 0018", "US", "+442079460018"},
	}
	for _, tc := range tests {
		got, err := Normalize(tc.in, tc.region)
		if err != nil {
			t.Fatal(err)
		}
		if got != tc.want {
			t.Errorf("Normalize(%q) = %q, want %q", tc.in, got, tc.want)
		}
	}
}

func TestNormalizeUnknownRegion(t *testing.T) {
	if _, err := Normalize("1", "ZZ"); err == nil {
		t.Error("region ZZ was accepted")
	}
}
