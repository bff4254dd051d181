package reports

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"time"
)

// timeout covers quarter-end reports of the largest tenants (about 20 s).
const timeout = 30 * time.Second

// Client downloads monthly reports.
type Client struct {
	base string
	http *http.Client
}

// NewClient returns a client for the service at base.
func NewClient(base string) *Client {
	return &Client{base: base, http: &http.Client{Timeout: timeout}}
}

// Monthly returns the report of a month such as "2024-05".
func (c *Client) Monthly(ctx context.Context, month string) ([]byte, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+"/monthly/"+month, nil)
	if err != nil {
		return nil, err
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return nil, fmt.Errorf("monthly report: %w", err)
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("monthly report: status %d", resp.StatusCode)
	}
	return io.ReadAll(resp.Body)
}
