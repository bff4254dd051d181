package pool

import "sync"

type Job func() error

type Pool struct {
	jobs chan Job
	wg   sync.WaitGroup
	mu   sync.Mutex
	errs []error
}

func New(workers int) *Pool {
	p := &Pool{jobs: make(chan Job)}
	for i := 0; i < workers; i++ {
		p.wg.Add(1)
		go p.work()
	}
	return p
}

func (p *Pool) work() {
	defer p.wg.Done()
	for j := range p.jobs {
		if err := j(); err != nil {
			p.mu.Lock()
			p.errs = append(p.errs, err)
			p.mu.Unlock()
		}
	}
}

func (p *Pool) Submit(j Job) { p.jobs <- j }

// Drain waits for every submitted job and returns the errors.
func (p *Pool) Drain() []error {
	close(p.jobs)
	p.wg.Wait()
	return p.errs
}
