import { warmUp } from './pdf';

test('a document is made, filled and sealed at start', async () => {
  await expect(warmUp(new Date('2026-11-21T09:00:00Z'))).resolves.toBeUndefined();
});
