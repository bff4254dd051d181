package log

import (
	"context"
	"log/slog"
)

type key struct{}

// With returns a context whose logger carries l.
func With(ctx context.Context, l *slog.Logger) context.Context {
	return context.WithValue(ctx, key{}, l)
}

// From returns the logger of ctx, or the default one.
func From(ctx context.Context) *slog.Logger {
	if l, ok := ctx.Value(key{}).(*slog.Logger); ok {
		return l
	}
	return slog.Default()
}

// Warn logs msg with the pairs of args through the logger of ctx.
func Warn(ctx context.Context, msg string, args ...any) {
	From(ctx).WarnContext(ctx, msg, args...)
}
