package quota_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"example.test/gate/quota"
)

var _ = Describe("Limiter", func() {
	var (
		now time.Time
		lim *quota.Limiter
	)

	BeforeEach(func() {
		now = time.Unix(1_700_000_000, 0)
		lim = quota.New(2, time.Minute, func() time.Time { return now })
	})

	Context("within the window", func() {
		It("allows up to the limit", func() {
			Expect(lim.Allow("ada")).To(BeTrue())
			Expect(lim.Allow("ada")).To(BeTrue())
			Expect(lim.Allow("ada")).To(BeFalse())
		})

		It("counts users apart", func() {
			Expect(lim.Allow("ada")).To(BeTrue())
			Expect(lim.Allow("bob")).To(BeTrue())
		})
	})

	Context("after the window", func() {
		It("allows again", func() {
			lim.Allow("ada")
			lim.Allow("ada")
			now = now.Add(61 * time.Second)
			Expect(lim.Allow("ada")).To(BeTrue())
		})
	})
})
