package queue_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"example.com/shop/queue"
)

var _ = Describe("Queue", func() {
	var q *queue.Queue

	BeforeEach(func() {
		q = queue.New(2)
	})

	It("gives back in order", func() {
		q.Push("a")
		q.Push("b")
		Expect(q.Pop()).To(Equal("a"))
	})

	DescribeTable("refuses",
		func(n int) {
			for range 2 {
				q.Push("x")
			}
			Expect(q.PushMany(n)).To(MatchError(queue.ErrFull))
		},
		Entry("one more", 1),
		Entry("many more", 9),
	)

	Context("after closing", func() {
		It("gives nothing back", func() {
			q.Close()
			Expect(q.Pop()).To(BeEmpty())
		})
	})
})
