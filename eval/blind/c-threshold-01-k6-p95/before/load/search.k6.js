import http from 'k6/http';
import { check, sleep } from 'k6';

export const options = {
  vus: 20,
  duration: '2m',
  thresholds: {
    http_req_failed: ['rate<0.01'],
    http_req_duration: ['p(95)<400'],
    checks: ['rate>0.99'],
  },
};

const TERMS = ['lamp', 'oak table', 'rug 200x300'];

export default function () {
  const q = TERMS[Math.floor(Math.random() * TERMS.length)];
  const res = http.get(`${__ENV.BASE_URL}/search?q=${encodeURIComponent(q)}`);
  check(res, {
    'status is 200': (r) => r.status === 200,
    'has hits': (r) => r.json('hits.length') > 0,
  });
  sleep(1);
}
