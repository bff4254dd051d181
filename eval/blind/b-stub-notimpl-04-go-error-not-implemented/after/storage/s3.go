package storage

import (
	"context"
	"errors"
	"io"

	"github.com/aws/aws-sdk-go-v2/service/s3"
)

// S3 keeps the recordings in a bucket.
type S3 struct {
	Client *s3.Client
	Bucket string
}

// Put stores the recording under key.
func (s *S3) Put(ctx context.Context, key string, body io.Reader) error {
	_, err := s.Client.PutObject(ctx, &s3.PutObjectInput{
		Bucket: &s.Bucket,
		Key:    &key,
		Body:   body,
	})
	return err
}

// Get opens the recording stored under key.
func (s *S3) Get(ctx context.Context, key string) (io.ReadCloser, error) {
	return nil, errors.New("s3: get not implemented yet")
}
