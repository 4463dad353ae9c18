import { loadEntry } from './load-entry';
import { noteRunScripts } from './run-scripts';

const address = '/areas/admin/remoteEntry.js';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${address}"]`)];

afterEach(() => document.head.replaceChildren());

test('an entry is asked for with its hash', async () => {
  const loading = loadEntry(address, 'sha384-abc');

  const [script] = scripts();
  expect(script).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  script?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test('one that the page has already is waited for, not asked for again', async () => {
  const written = document.createElement('script');
  written.setAttribute('src', address);
  document.head.append(written);

  const loading = loadEntry(address, undefined);

  expect(scripts()).toEqual([written]);
  written.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('The script /areas/admin/remoteEntry.js did not load.');
});

test('one that has run before anybody asked is not waited for', async () => {
  noteRunScripts();
  const written = document.createElement('script');
  written.setAttribute('src', address);
  document.head.append(written);
  written.dispatchEvent(new Event('load'));

  await expect(loadEntry(address, undefined)).resolves.toBeUndefined();
});
