import { areaRecord } from '../../testing/area-record';
import { serveAreas } from '../../testing/serve-areas';
import { UnfitAreaError } from '../area-errors';
import { fetchArea } from '../fetch-area';

const serve = serveAreas();

beforeEach(() => {
  // Nobody says what is live: there is nothing to go back to.
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

test.each([
  'Version 1.2.0 from shell of shared singleton module shared-ui does not satisfy the requirement of admin which needs ^2.0.0)',
  "Can not get 'shared-ui/maps'",
])('an area that wants another shell is told from one that broke: %s', async (words) => {
  serve.mockRejectedValue(new Error(words));
  await expect(fetchArea(areaRecord({ name: 'admin' }), 0)).rejects.toThrow(new UnfitAreaError(words));
});

test('what broke is told as it is', async () => {
  const broken = new Error('area is not a function');
  serve.mockRejectedValue(broken);
  await expect(fetchArea(areaRecord({ name: 'admin' }), 0)).rejects.toBe(broken);
});
