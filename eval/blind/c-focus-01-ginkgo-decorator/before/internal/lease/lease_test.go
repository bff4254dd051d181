package lease_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"example.test/fleet/internal/lease"
)

var _ = Describe("Table", func() {
	var (
		tbl *lease.Table
		now time.Time
	)

	BeforeEach(func() {
		now = time.Date(2024, 2, 1, 8, 0, 0, 0, time.UTC)
		tbl = lease.NewTable(30*time.Second, func() time.Time { return now })
	})

	It("grants a free lease", func() {
		Expect(tbl.Acquire("shard-3", "node-a")).To(Succeed())
	})

	It("refuses a held lease", func() {
		Expect(tbl.Acquire("shard-3", "node-b")).To(Succeed())
		Expect(tbl.Acquire("shard-3", "node-a")).To(MatchError(lease.ErrHeld))
	})

	It("lets an expired lease go", func() {
		Expect(tbl.Acquire("shard-3", "node-b")).To(Succeed())
		now = now.Add(31 * time.Second)
		Expect(tbl.Acquire("shard-3", "node-a")).To(Succeed())
	})
})
