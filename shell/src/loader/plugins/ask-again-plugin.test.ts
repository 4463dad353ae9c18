import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { askAgainPlugin } from './ask-again-plugin';

const lost = new Error('Loading chunk 7 failed.');
const overlays = { Dialog: 'the dialog' };

/** A page whose shell shares one script, and an area of it. */
function page(get: () => Promise<() => unknown>) {
  const shareConfig = { singleton: true, requiredVersion: '1.0.0' };
  const shell = createInstance({
    name: `shell_${crypto.randomUUID()}`,
    remotes: [],
    shared: { overlays: { version: '1.0.0', scope: 'default', get, shareConfig } },
  });
  const area = createInstance({ name: `area_${crypto.randomUUID()}`, remotes: [] });
  area.initShareScopeMap('default', shell.shareScopeMap.default ?? {});
  const wanted = { customShareInfo: { scope: ['default'], shareConfig } };
  return { ofShell: () => shell.loadShare('overlays'), ofArea: () => area.loadShare('overlays', wanted) };
}

beforeAll(() => registerGlobalPlugins([askAgainPlugin()]));

test('a shared script that an area did not get comes to the next who asks, area or shell', async () => {
  const get = jest.fn<Promise<() => unknown>, []>();
  get
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(() => overlays);
  const { ofShell, ofArea } = page(get);

  await expect(ofArea()).rejects.toBe(lost);
  await expect(ofShell()).rejects.toBe(lost);
  const factory = await ofArea();
  if (!factory) throw new Error('The page shares it');
  expect(factory()).toBe(overlays);
  expect(get).toHaveBeenCalledTimes(3);
});

test('one that is on its way is asked for once', async () => {
  const get = jest.fn(async () => () => overlays);
  const { ofShell, ofArea } = page(get);
  await Promise.all([ofArea(), ofShell(), ofArea()]);
  expect(get).toHaveBeenCalledTimes(1);
});
