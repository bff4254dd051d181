const request = require('supertest');
const { buildApp } = require('../../src/app');

describe('DELETE /members/:id', () => {
  const app = buildApp({ store: 'memory' });

  test('an admin may remove a member', async () => {
    await request(app)
      .delete('/members/17')
      .set('x-role', 'admin')
      .expect(204);
  });

  test('a guest may not', async () => {
    await request(app)
      .delete('/members/17')
      .set('x-role', 'guest')
      .expect(403);
  });

  test('an unknown member is not found', async () => {
    await request(app)
      .delete('/members/999')
      .set('x-role', 'admin')
      .expect(404);
  });
});
