package queue

import (
	"context"

	"github.com/redis/go-redis/v9"
)

// Redis is a queue on a list of a Redis server.
type Redis struct {
	client *redis.Client
	key    string
}

// Push appends a job.
func (q *Redis) Push(ctx context.Context, job []byte) error {
	return q.client.RPush(ctx, q.key, job).Err()
}

// Pop takes the oldest job.
func (q *Redis) Pop(ctx context.Context) ([]byte, error) {
	return q.client.LPop(ctx, q.key).Bytes()
}

// Len is the number of jobs that wait.
func (q *Redis) Len(ctx context.Context) (int64, error) {
	panic("implement me")
}
