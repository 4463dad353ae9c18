import { apiAt } from '../fixtures/api';
import { expect, test } from '../fixtures/test';

test('the product is ready and its clock runs', async ({ baseURL, request }) => {
  expect((await request.get('/api/v1/ready')).ok()).toBe(true);
  const { now } = await apiAt(baseURL ?? '').demonstration.readClock();
  expect(Number.isNaN(Date.parse(now))).toBe(false);
});
