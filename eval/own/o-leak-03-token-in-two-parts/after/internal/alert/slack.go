package alert

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
)

const endpoint = "https://slack.com/api/chat.postMessage"

const botToken = "xoxb-573519718581-2495963178840-" + "1WQi7S4CzONV3pOELk7hB7i4"

// Post writes text into the channel.
func Post(ctx context.Context, channel, text string) error {
	body, err := json.Marshal(map[string]string{"channel": channel, "text": text})
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, endpoint, bytes.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Bearer "+botToken)
	req.Header.Set("Content-Type", "application/json; charset=utf-8")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
