import { act, fireEvent, screen } from '@testing-library/react';
import type { Registry } from 'shared-api/host';
import { ButtonLink } from 'shared-ui';
import { renderWithHost } from 'shared-ui/testing';
import { areaRecord } from '../testing/area-record';
import { areasInPage } from './areas-in-page';
import { followReleases } from './follow-releases';
import { registryStore } from './registry-store';

const digits = '0a'.repeat(32);
const admin = areaRecord({
  name: 'admin',
  paths: ['/cms/admin'],
  base: '/areas/admin/1.0.0/',
  entry: 'remoteEntry.js',
  preload: [`area.${digits}.js`],
  styles: ['area.css'],
  integrity: { 'remoteEntry.js': 'sha384-entry', 'area.css': 'sha384-style' },
});
const home = areaRecord({ name: 'public', paths: ['/'] });

let live: Registry;
let ask: jest.SpyInstance;

function preloads() {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(
    (link) => `${link.getAttribute('href')} ${link.integrity}`,
  );
}

function saveData(wanted: boolean) {
  Object.defineProperty(navigator, 'connection', { value: { saveData: wanted }, configurable: true });
}

async function turnTo(name: string) {
  await act(async () => {
    fireEvent.pointerOver(screen.getByRole('link', { name }));
  });
}

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '';
  saveData(false);
  areasInPage.clear();
  registryStore.setState({ pages: [], areas: [home, admin] });
  live = { areas: [home, { ...admin, build: 'b2', base: '/areas/admin/1.1.0/' }] };
  ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(live));
  renderWithHost(
    <>
      <ButtonLink to="/cms/admin/users">Utenti</ButtonLink>
      <ButtonLink to="/">Casa</ButtonLink>
      <ButtonLink to="/login">Accedi</ButtonLink>
      <a href="https://altrove.example/cms/admin">Altrove</a>
    </>,
  );
  followReleases(null);
});

afterEach(() => act(() => jest.advanceTimersByTimeAsync(10_000)));

test('what a link to another area needs is fetched when somebody turns to it, at its newest version, too', async () => {
  await turnTo('Utenti');
  const chunk = `sha256-${btoa('\n'.repeat(32))}`;
  const filesAt = (base: string) => [
    `${base}remoteEntry.js sha384-entry`,
    `${base}area.${digits}.js ${chunk}`,
    `${base}area.css sha384-style`,
  ];
  expect(preloads()).toEqual([...filesAt('/areas/admin/1.0.0/'), ...filesAt('/areas/admin/1.1.0/')]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('turning to it again soon asks and fetches nothing', async () => {
  await turnTo('Utenti');
  const before = preloads();
  await turnTo('Utenti');
  expect(preloads()).toEqual(before);
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each(['Casa', 'Altrove'])('a link to the same area or another site asks for nothing: %s', async (name) => {
  await turnTo(name);
  expect(preloads()).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

test('the way out of an area into the shell is one to the next area: it tells of a new shell', async () => {
  registryStore.setState({ shell: { version: '1.0.0', build: 's1', base: '/shell/' }, newShell: false });
  live = { ...live, shell: { version: '1.0.0', build: 's2', base: '/shell/' } };
  await turnTo('Accedi');
  expect(registryStore.getState().newShell).toBe(true);
  expect(preloads()).toEqual([]);
});

test('within the shell’s own pages nobody asks', async () => {
  window.history.replaceState(null, '', '/forgot-password');
  await turnTo('Accedi');
  expect(ask).not.toHaveBeenCalled();
});

test('whoever saves data fetches nothing ahead', async () => {
  saveData(true);
  await turnTo('Utenti');
  expect(preloads()).toEqual([]);
});

test('an area that runs in the page is here already', async () => {
  areasInPage.set('admin', admin);
  live = { areas: [home, admin] };
  await turnTo('Utenti');
  expect(preloads()).toEqual([]);
});

test('who works in one area all day hears of a new shell within minutes, where somebody sees the page', async () => {
  registryStore.setState({ shell: { version: '1.0.0', build: 's1', base: '/shell/' }, newShell: false });
  live = { ...live, shell: { version: '1.0.0', build: 's3', base: '/shell/' } };
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(20 * 60_000));
  expect(ask).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(registryStore.getState().newShell).toBe(true);
  seen.mockRestore();
});
