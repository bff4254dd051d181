package storage

import (
	"context"
	"fmt"
	"io"
	"net/url"

	"github.com/aws/aws-sdk-go-v2/config"
	"github.com/aws/aws-sdk-go-v2/service/s3"
)

// Store keeps recordings.
type Store interface {
	Put(ctx context.Context, key string, body io.Reader) error
	Get(ctx context.Context, key string) (io.ReadCloser, error)
}

// Open returns the store for a URL such as file:///srv/recordings.
func Open(ctx context.Context, raw string) (Store, error) {
	u, err := url.Parse(raw)
	if err != nil {
		return nil, fmt.Errorf("store url: %w", err)
	}
	switch u.Scheme {
	case "file":
		return &Dir{Root: u.Path}, nil
	case "s3":
		cfg, err := config.LoadDefaultConfig(ctx)
		if err != nil {
			return nil, fmt.Errorf("aws config: %w", err)
		}
		return &S3{Client: s3.NewFromConfig(cfg), Bucket: u.Host}, nil
	}
	return nil, fmt.Errorf("unknown store %q", u.Scheme)
}
