package server

import (
	"context"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	gaugepb "example.org/rivergauge/gen/gauge/v1"
	"example.org/rivergauge/level"
)

// Gauge answers the GaugeService.
type Gauge struct {
	gaugepb.UnsafeGaugeServiceServer
	levels *level.Repo
}

// NewGauge returns a server over the given levels.
func NewGauge(levels *level.Repo) *Gauge {
	return &Gauge{levels: levels}
}

// Latest returns the newest level of a station.
func (g *Gauge) Latest(ctx context.Context, req *gaugepb.LatestRequest) (*gaugepb.LatestResponse, error) {
	l, ok, err := g.levels.Latest(ctx, req.GetStation())
	if err != nil {
		return nil, status.Errorf(codes.Internal, "latest level: %v", err)
	}
	if !ok {
		return nil, status.Errorf(codes.NotFound, "station %s", req.GetStation())
	}
	return &gaugepb.LatestResponse{Cm: l.Cm}, nil
}
