package units

import "fmt"

// Unit converts from kelvin.
type Unit interface {
	From(kelvin float64) float64
	Symbol() string
}

// Celsius is the unit of most of the world.
type Celsius struct{}

// From converts from kelvin.
func (Celsius) From(kelvin float64) float64 { return kelvin - 273.15 }

// Symbol is what is written after a number.
func (Celsius) Symbol() string { return "°C" }

// Fahrenheit is the unit of the United States.
type Fahrenheit struct{}

// From converts from kelvin.
func (Fahrenheit) From(kelvin float64) float64 { return kelvin*9/5 - 459.67 }

// Symbol is what is written after a number.
func (Fahrenheit) Symbol() string { return "°F" }

// Format writes a temperature.
func Format(kelvin float64, unit Unit) string {
	return fmt.Sprintf("%.1f %s", unit.From(kelvin), unit.Symbol())
}
