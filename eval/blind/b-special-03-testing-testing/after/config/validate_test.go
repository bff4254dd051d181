package config

import "testing"

func valid() Config {
	return Config{ListenPort: 8080, UpstreamURL: "http://core:9000", Workers: 4}
}

func TestValidateAcceptsDefaults(t *testing.T) {
	if err := Validate(valid()); err != nil {
		t.Fatal(err)
	}
}

func TestValidateNeedsAWorker(t *testing.T) {
	c := valid()
	c.Workers = 0
	if err := Validate(c); err == nil {
		t.Fatal("want an error")
	}
}
