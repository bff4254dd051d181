package queue

import (
	"os"
	"path/filepath"
	"strconv"
)

// Queue keeps one file per message.
type Queue struct {
	dir  string
	next int
}

func Open(dir string) *Queue { return &Queue{dir: dir} }

// Push appends a message.
func (q *Queue) Push(msg []byte) (string, error) {
	path := filepath.Join(q.dir, strconv.Itoa(q.next))
	q.next++
	return path, os.WriteFile(path, msg, 0o600)
}
