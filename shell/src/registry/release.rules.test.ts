import fc from 'fast-check';
import { type AreaRecord, areaAt, type Registry } from 'shared-api/host';
import { areaRecord } from '../testing/area-record';
import { isOutdated, mustReload, type PageReleases, takeIn, versionOf } from './release.rules';

const names = ['public', 'manager', 'account'] as const;

/** Any version of an area. */
const version = (name: string) =>
  fc
    .record({ build: fc.constantFrom('b1', 'b2', 'b3'), enabled: fc.boolean() })
    .map(({ build, enabled }): AreaRecord => areaRecord({ name, paths: [`/${name}`], build, enabled }));

const versions = fc.tuple(...names.map(version));
const some = fc.subarray([...names]);

/** A page that was made of a registry, runs some of its areas, and asks for the registry again later. */
const meeting = fc
  .record({ known: versions, newest: versions, running: some, failed: some, shells: fc.tuple(shell(), shell()) })
  .map(({ known, newest, running, failed, shells: [before, now] }) => {
    const page: PageReleases = {
      shell: before,
      inPage: new Map(known.filter(({ name }) => running.some((one) => one === name)).map((area) => [area.name, area])),
      broken: new Set(newest.filter(({ name }) => failed.some((one) => one === name)).map(versionOf)),
    };
    const registry: Registry = { areas: newest, shell: now };
    return { page, known, newest: registry };
  });

function shell() {
  return fc.constantFrom('s1', 's2').map((build) => ({ version: '1.0.0', build, base: '/shell/' }));
}

const paths = fc.constantFrom(...names.map((name) => `/${name}/somewhere`), '/nowhere');

test('whoever enters an area without a new page gets what is live, or runs what is known to load', () => {
  fc.assert(
    fc.property(meeting, paths, ({ page, known, newest }, path) => {
      fc.pre(!mustReload(page, known, newest, path));
      const entered = areaAt(takeIn(page, newest), path);
      const live = areaAt(newest.areas, path);
      const isLive = entered === undefined || (live !== undefined && versionOf(entered) === versionOf(live));
      expect(isLive || (live !== undefined && page.broken.has(versionOf(live)))).toBe(true);
    }),
  );
});

test('what runs in a page stays as it is, and of all else it learns the newest', () => {
  fc.assert(
    fc.property(meeting, ({ page, newest }) => {
      for (const area of takeIn(page, newest)) {
        expect(area).toBe(page.inPage.get(area.name) ?? newest.areas.find(({ name }) => name === area.name));
      }
    }),
  );
});

test('a version that did not load is not learned again while there is another behind it', () => {
  const fallback = areaRecord({ name: 'admin', build: 'b1' });
  const live = { ...areaRecord({ name: 'admin', build: 'b2' }), fallback };
  const learned = (broken: string[]) => takeIn({ inPage: new Map(), broken: new Set(broken) }, { areas: [live] });
  expect(learned([])).toEqual([live]);
  expect(learned([versionOf(live)])).toEqual([fallback]);
});

test('nothing is loaded anew where nothing was released', () => {
  fc.assert(
    fc.property(meeting, paths, ({ page, known }, path) => {
      expect(mustReload(page, known, { areas: [...known], shell: page.shell }, path)).toBe(false);
    }),
  );
});

test('a new shell is a new page at the next entry, wherever it leads', () => {
  fc.assert(
    fc.property(meeting, paths, ({ page, known, newest }, path) => {
      fc.pre(page.shell?.build !== newest.shell?.build);
      expect(mustReload(page, known, newest, path)).toBe(true);
    }),
  );
});

test('an area that runs is outdated when it is switched off, comes from elsewhere, or is gone', () => {
  const here = areaRecord({ name: 'admin' });
  const page: PageReleases = { shell: undefined, inPage: new Map([['admin', here]]), broken: new Set() };
  const outdatedBy = (...areas: AreaRecord[]) => isOutdated(page, { areas }, 'admin');
  expect(outdatedBy(here)).toBe(false);
  expect(outdatedBy({ ...here, enabled: false })).toBe(true);
  expect(outdatedBy({ ...here, base: 'http://localhost:4003/' })).toBe(true);
  expect(outdatedBy()).toBe(true);
});
