import { registerPlugins } from '@module-federation/runtime-tools/runtime';
import { checkEntry } from './check-entry';

jest.mock('@module-federation/runtime-tools/runtime', () => ({ registerPlugins: jest.fn() }));

const address = '/areas/admin/remoteEntry.js';

/** What the federation runtime does before it asks for a script. */
function scriptFor(url: string) {
  const [plugin] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
  return plugin?.createScript?.({ url });
}

test('an entry is asked for with its hash; one without a hash as it comes', () => {
  checkEntry('http://127.0.0.1:4103/remoteEntry.js', undefined);
  expect(registerPlugins).not.toHaveBeenCalled();

  checkEntry(address, 'sha384-abc');

  expect(scriptFor(`${window.location.origin}${address}`)).toMatchObject({
    src: `${window.location.origin}${address}`,
    integrity: 'sha384-abc',
    crossOrigin: 'anonymous',
  });
  expect(scriptFor('http://127.0.0.1:4103/remoteEntry.js')).toBeUndefined();
});
