import fc from 'fast-check';
import { type PieceReleases, releaseIdOf } from 'shared-api/release';
import {
  disable,
  enable,
  goLive,
  keptVersions,
  nextVersion,
  promote,
  prune,
  publish,
  retire,
  rollBack,
  startCanary,
  unreleased,
  widenCanary,
} from './release.rules';
import { ReleaseRefusal } from './release-errors';

const act = { by: 'D. Marino', at: new Date('2026-03-02T10:00:00Z') };
const hash = (version: string) => version.padStart(12, '0');
const id = (version: string) => `${version}-${hash(version)}`;
const withVersions = (...versions: string[]) =>
  versions.reduce<PieceReleases>((piece, version) => publish(piece, { version, hash: hash(version) }, act), unreleased);

test('a rollback goes to what was live before, not to what was rolled back from', () => {
  let piece = withVersions('1', '2', '3');
  for (const version of ['1', '2']) piece = goLive(piece, version, act);
  piece = rollBack(piece, undefined, act);
  expect(piece.live).toBe(id('1'));
  piece = rollBack(goLive(piece, '3', act), undefined, act);
  expect(piece.live).toBe(id('1'));
  expect(() => rollBack(piece, undefined, act)).toThrow('Non c’è una versione di prima');
});

test('a version that was not live before goes live, and the way back leads to what it replaced', () => {
  const live = goLive(goLive(withVersions('1', '2', '3'), '1', act), '2', act);
  const newer = rollBack(live, '3', act);
  expect(newer).toMatchObject({ live: id('3'), before: [id('2'), id('1')] });
  expect(newer.history[0]?.what).toBe('live');
  const back = rollBack(newer, undefined, act);
  expect([back.live, back.before, back.history[0]?.what]).toEqual([id('2'), [id('1')], 'rolled_back']);
});

test('a trial for an audience may leave everybody else out, and keeps it while it grows', () => {
  const piece = goLive(withVersions('1', '2'), '1', act);
  const audience = { roles: ['admin' as const], store_uids: [], user_uids: [] };
  const ramp = { next: [10, 100], every_minutes: 30 };
  const tried = startCanary(piece, '2', { percent: 0, audience, ramp }, act);
  expect(tried.canary).toMatchObject({ percent: 0, audience });
  expect(widenCanary(tried, act).canary).toMatchObject({ percent: 10, audience });
  for (const nobody of [undefined, { ...audience, roles: [] }])
    expect(() => startCanary(piece, '2', { percent: 0, audience: nobody }, act)).toThrow('non la prova nessuno');
});

test('a rollback during a canary ends the canary', () => {
  const piece = startCanary(goLive(goLive(withVersions('1', '2', '3'), '1', act), '2', act), '3', { percent: 10 }, act);
  const ended = rollBack(piece, undefined, act);
  expect([ended.canary, ended.live, ended.history[0]?.what]).toEqual([null, id('2'), 'canary_stopped']);
  expect(promote(piece, act)).toMatchObject({ live: id('3'), before: [id('2'), id('1')], canary: null });
});

test('a version is found by its number, the newest first, or by number and hash', () => {
  const piece = publish(withVersions('1', '2'), { version: '1', hash: 'aaaaaaaaaaaa' }, act);
  expect(goLive(piece, '1', act).live).toBe('1-aaaaaaaaaaaa');
  expect(goLive(piece, id('1').slice(0, 8), act).live).toBe(id('1'));
  expect(() => goLive(piece, '9', act)).toThrow('La versione 9 non è');
  expect(() => goLive(goLive(piece, '2', act), '2', act)).toThrow('già in linea');
});

test('what is off can be switched on and what is on can be switched off', () => {
  const off = disable(unreleased, 'prova', act);
  expect(() => disable(off, 'prova', act)).toThrow('già spenta');
  expect(enable(off, act).disabled).toBeNull();
  expect(enable(off, act).history.map(({ what, reason }) => [what, reason])).toEqual([
    ['enabled', undefined],
    ['disabled', 'prova'],
  ]);
  expect(() => enable(unreleased, act)).toThrow('già accesa');
  expect(() => promote(unreleased, act)).toThrow('nessuna versione in prova');
});

test('an area that was switched off can go for good, and begins anew with its next release', () => {
  const live = goLive(withVersions('1', '2'), '1', act);
  expect(() => retire(live, 'chiusa', act)).toThrow('va spenta');

  const gone = retire(disable(live, 'prova', act), 'chiusa', act);
  expect(gone).toMatchObject({
    live: null,
    before: [],
    versions: [],
    disabled: null,
    retired_at: act.at.toISOString(),
  });
  expect(gone.history[0]).toMatchObject({ what: 'retired', version: '1', reason: 'chiusa' });
  expect(nextVersion(gone, '1.0.0')).toBe('1.0.0');

  const again = publish(gone, { version: '3', hash: hash('3') }, act);
  expect(again.retired_at).toBeDefined();
  expect(goLive(again, '3', act)).toMatchObject({ live: id('3'), before: [] });
  expect(goLive(again, '3', act)).not.toHaveProperty('retired_at');
});

const hoursLater = (hours: number) => ({ ...act, at: new Date(act.at.getTime() + hours * 3_600_000) });

test('what people got within a day stays, however much was released meanwhile: their pages fetch scripts of it', () => {
  let piece = goLive(withVersions('1', '2', '3', '4', '5', '6', '7', '8', '9'), '1', act);
  piece = startCanary(piece, '2', { percent: 10 }, hoursLater(100));
  for (const version of ['3', '4', '5']) piece = goLive(piece, version, hoursLater(100));
  const keptAfter = (hours: number) =>
    prune(piece, hoursLater(hours))
      .piece.versions.map(({ version }) => version)
      .toSorted();
  expect(keptAfter(101)).toEqual(['1', '2', '3', '4', '5', '7', '8', '9']);
  expect(keptAfter(123)).toEqual(['1', '2', '3', '4', '5', '7', '8', '9']);
  expect(keptAfter(124)).toEqual(['4', '5', '7', '8', '9']);
});

test('a trial that was over more than a day ago keeps no version', () => {
  const tried = startCanary(goLive(withVersions('1', '2', '3', '4', '5'), '1', act), '2', { percent: 10 }, act);
  const over = rollBack(tried, undefined, hoursLater(10));
  expect(prune(over, hoursLater(30)).gone).toEqual([]);
  expect(prune(over, hoursLater(34)).gone).toEqual([id('2')]);
});

type Step = (piece: PieceReleases) => PieceReleases;
const version = fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8');
const step: fc.Arbitrary<Step> = fc.oneof(
  version.map(
    (v): Step =>
      (piece) =>
        publish(piece, { version: v, hash: hash(v) }, act),
  ),
  version.map(
    (v): Step =>
      (piece) =>
        goLive(piece, v, act),
  ),
  version.map(
    (v): Step =>
      (piece) =>
        startCanary(piece, v, { percent: 10 }, act),
  ),
  fc.option(version, { nil: undefined }).map(
    (v): Step =>
      (piece) =>
        rollBack(piece, v, act),
  ),
  fc.constant<Step>((piece) => promote(piece, act)),
  fc.constant<Step>((piece) => prune(piece, act).piece),
);

test('whatever is done, what people get lies in the store, and a rollback leads somewhere else', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let piece = unreleased;
      for (const apply of steps) {
        try {
          piece = apply(piece);
        } catch (error) {
          expect(error).toBeInstanceOf(ReleaseRefusal);
        }
        const kept = piece.versions.map(releaseIdOf);
        const named = [piece.live, piece.canary?.version].filter((name) => name !== null && name !== undefined);
        expect(kept).toEqual(expect.arrayContaining(named));
        expect(piece.before).not.toContain(piece.live);
        expect(piece.canary?.version).not.toBe(piece.live ?? '');
        expect(prune(piece, hoursLater(24)).piece.versions.length).toBeLessThanOrEqual(keptVersions + 3);
      }
    }),
  );
});

test('each new build has a number of its own: the sources’ major and minor, and the next patch', () => {
  expect(nextVersion(unreleased, '1.0.0')).toBe('1.0.0');
  const piece = withVersions('1.0.0', '1.0.1', '1.0.9', '1.1.4', 'prova');
  expect(nextVersion(piece, '1.0.0')).toBe('1.0.10');
  expect(nextVersion(piece, '1.1.0')).toBe('1.1.5');
  expect(nextVersion(piece, '1.1.7')).toBe('1.1.7');
  expect(nextVersion(piece, '2.0.0')).toBe('2.0.0');
  // A number is not given again when its version is no longer kept.
  expect(nextVersion({ ...piece, versions: [] }, '1.0.0')).toBe('1.0.10');
});

test('what a version was made of is kept with it, and its commit in every line about it', () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const provenance = { commit, dirty: true, subjects: ['Change the lead'], owner: '@carcare/operatore', run: null };
  const piece = goLive(publish(unreleased, { version: '1', hash: hash('1'), provenance }, act), '1', act);
  expect(piece.versions[0]?.provenance).toEqual(provenance);
  expect(piece.history.map(({ what, commit: of, dirty }) => [what, of, dirty])).toEqual([
    ['live', commit, true],
    ['published', commit, true],
  ]);
});
