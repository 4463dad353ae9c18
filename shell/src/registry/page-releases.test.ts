import { areaRecord } from '../testing/area-record';
import { learnReleases } from './page-releases';
import { registryStore } from './registry-store';

const area = areaRecord();
const copyOf = <Value>(value: Value): Value => structuredClone(value);

let drawn: number;

beforeAll(() => registryStore.subscribe(() => (drawn += 1)));

beforeEach(() => {
  registryStore.setState({ pages: [], areas: [area], apiVersion: '1.0.0' });
  drawn = 0;
});

test('an answer that says what is known already draws nothing anew', () => {
  learnReleases({ areas: [copyOf(area)], apiVersion: '1.0.0' });

  expect(drawn).toBe(0);
});

test.each([
  ['a new version', { areas: [{ ...area, build: 'b2' }], apiVersion: '1.0.0' }],
  ['an area that is switched off', { areas: [{ ...area, enabled: false }], apiVersion: '1.0.0' }],
  ['a new server', { areas: [area], apiVersion: '1.1.0' }],
])('%s is taken in', (_, newest) => {
  learnReleases(newest);

  expect(drawn).toBe(1);
  expect(registryStore.getState()).toMatchObject(newest);
});
