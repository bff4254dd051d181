package export

import "encoding/json"

type line struct {
	SKU   string `json:"sku"`
	Qty   int    `json:"qty"`
	Cents int    `json:"cents"`
}

type order struct {
	ID       int      `json:"order"`
	Lines    []line   `json:"lines"`
	Total    int      `json:"total"`
	Customer customer `json:"customer"`
}

type customer struct {
	Name    string `json:"name"`
	Country string `json:"country"`
}

// Order writes an order as JSON.
func Order(o order) ([]byte, error) { return json.Marshal(o) }

func sampleOrder() order {
	return order{17, []line{{"mug", 2, 1900}, {"tea", 1, 400}}, 2300, customer{"Ada Byron", "GB"}}
}
