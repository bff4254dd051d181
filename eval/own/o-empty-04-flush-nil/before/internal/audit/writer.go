package audit

import (
	"bufio"
	"encoding/json"
	"os"
)

// Writer appends entries to the audit file.
type Writer struct {
	file *os.File
	buf  *bufio.Writer
}

// Add writes one entry.
func (w *Writer) Add(entry any) error {
	return json.NewEncoder(w.buf).Encode(entry)
}

// Flush brings what was added to the disk.
func (w *Writer) Flush() error {
	if err := w.buf.Flush(); err != nil {
		return err
	}
	return w.file.Sync()
}

// Close closes the file.
func (w *Writer) Close() error {
	if err := w.Flush(); err != nil {
		return err
	}
	return w.file.Close()
}
