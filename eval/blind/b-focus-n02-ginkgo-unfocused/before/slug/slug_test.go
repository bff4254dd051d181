package slug_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"example.test/web/slug"
)

var _ = Describe("Make", func() {
	It("lowers letters", func() {
		Expect(slug.Make("ABC")).To(Equal("abc"))
	})

	FIt("joins words by dashes", func() {
		Expect(slug.Make("one  two")).To(Equal("one-two"))
	})

	It("drops marks", func() {
		Expect(slug.Make("a!b?")).To(Equal("ab"))
	})
})
