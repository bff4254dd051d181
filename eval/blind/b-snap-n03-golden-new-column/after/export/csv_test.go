package export

import (
	"bytes"
	"os"
	"testing"
)

func TestWriteGolden(t *testing.T) {
	var buf bytes.Buffer
	err := Write(&buf, []Booking{
		{ID: "b-1", Cents: 1250, Currency: "EUR"},
		{ID: "b-2", Cents: -300, Currency: "CHF"},
	})
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("testdata/bookings.csv")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(buf.Bytes(), want) {
		t.Errorf("got %q, want %q", buf.Bytes(), want)
	}
}
