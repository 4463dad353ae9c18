import { areaRecord } from '../../testing/area-record';
import { fetchArea } from '../fetch-area';
import { noteRunScripts } from '../run-scripts';

const area = { name: 'admin', routes: [] };

function version() {
  const container = `admin_${crypto.randomUUID()}`;
  const entry = `${container}.js`;
  return areaRecord({ name: 'admin', container, entry, integrity: { [entry]: 'sha384-abc' } });
}

type Version = ReturnType<typeof version>;

const addressOf = ({ base, entry }: Version) => `${base}${entry}`;
const scriptsOf = (wanted: Version) => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src$="${addressOf(wanted)}"]`),
];

/** What a script of this version leaves when it runs. */
function run(wanted: Version, script: HTMLScriptElement | undefined) {
  Reflect.set(window, wanted.container, { init: () => {}, get: async () => () => ({ area }) });
  script?.dispatchEvent(new Event('load'));
}

/** As the server writes it into the page. */
function writeScript(wanted: Version): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', addressOf(wanted));
  document.head.append(script);
  return script;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeAll(noteRunScripts);
afterEach(() => document.head.replaceChildren());

test('an entry is asked for with its hash, and taken out of the page when it has run', async () => {
  const wanted = version();
  const loading = fetchArea(wanted, 0);
  await settled();

  const [script] = scriptsOf(wanted);
  expect(script).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  run(wanted, script);
  await expect(loading).resolves.toBe(area);
});

test('one that the page has already is waited for, not asked for again', async () => {
  const wanted = version();
  const written = writeScript(wanted);

  const loading = fetchArea(wanted, 0);
  await settled();

  expect(scriptsOf(wanted)).toEqual([written]);
  run(wanted, written);
  await expect(loading).resolves.toBe(area);
});

test('one that has run before anybody asked is not waited for', async () => {
  const wanted = version();
  run(wanted, writeScript(wanted));

  await expect(fetchArea(wanted, 0)).resolves.toBe(area);
});

test('a retry asks at another address', async () => {
  const wanted = version();
  const loading = fetchArea(wanted, 2);
  await settled();

  const script = document.querySelector<HTMLScriptElement>(`script[src$="${addressOf(wanted)}?r=2"]`);
  expect(script?.integrity).toBe('sha384-abc');
  run(wanted, script ?? undefined);
  await expect(loading).resolves.toBe(area);
});
