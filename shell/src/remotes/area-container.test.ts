import type { RemoteModule } from 'shared-api/host';
import { openContainer } from './area-container';
import { UnfitAreaError } from './area-errors';

const area: RemoteModule = { name: 'public', hostRange: '^2.0.0', routes: [] };

function containerThat(get: () => Promise<() => { area: RemoteModule }>) {
  return { init: () => {}, get };
}

test('the area comes out of its container', async () => {
  expect(await openContainer(containerThat(async () => () => ({ area })))).toBe(area);
});

test.each([
  'Unsatisfied version 1.2.0 from shell of shared singleton module shared-ui (required ^2.0.0)',
  "Shared module shared-ui/maps doesn't exist in shared scope default",
])('an area that wants another shell is told from one that broke: %s', async (words) => {
  const unfit = containerThat(async () => () => {
    throw new Error(words);
  });
  await expect(openContainer(unfit)).rejects.toThrow(new UnfitAreaError(words));
  const broken = new Error('area is not a function');
  await expect(openContainer(containerThat(() => Promise.reject(broken)))).rejects.toBe(broken);
});
