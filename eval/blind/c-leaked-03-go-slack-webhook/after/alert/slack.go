package alert

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

const hook = "https://hooks.slack.com/services/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"

var client = &http.Client{Timeout: 10 * time.Second}

// Post sends a message to the channel of the people on call.
func Post(ctx context.Context, text string) error {
	body, err := json.Marshal(map[string]string{"text": text})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, hook, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := client.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("alert: slack answered %s", res.Status)
	}
	return nil
}
