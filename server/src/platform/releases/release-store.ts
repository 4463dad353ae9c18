import { type PieceReleases, type ReleaseRegistry, releaseIdOf } from 'shared-api/release';
import type { Clock } from '../clock';
import { t } from '../i18n';
import type { Storage } from '../storage';
import { createReleaseChanges, type Made, type ReleaseChange } from './change-releases';
import { messages } from './messages';
import { createPublish, type NewRelease, type Publication } from './publish-release';
import { hashOfBuild, readBuild } from './read-build';
import { parseRegistry, type RegistryFile } from './registry-file';
import { createRegistryView } from './registry-view';
import * as rules from './release.rules';
import { ReleaseRefusal } from './release-errors';
import { createReleaseFiles } from './release-files';

/** A change that gives everybody a version. */
export interface UrgentChange extends ReleaseChange {
  readonly urgent?: boolean;
}

/** One of several pieces that are switched together: to a version, or back to the one before; a canary is over with it. */
export interface PieceSwitch {
  readonly piece: string;
  readonly to: { readonly version: string } | 'before';
  readonly seen?: number;
}

/**
 * The released versions of shell and areas, and the registry that says who gets which. A change that does not fit is a
 * ReleaseRefusal; one made by somebody who saw another revision is a StaleReleaseError.
 */
export interface ReleaseStore {
  /** The registry as it is now. */
  read(): Promise<ReleaseRegistry>;
  /** The same for pages: in a bucket it may be a second old, or older while the bucket is away. */
  current(): Promise<ReleaseRegistry>;
  /** A file of a version, or null. */
  file(piece: string, id: string, name: string): Promise<Buffer | null>;
  /** The source map of a script of a version, or null: for who reads stacks, never for browsers. */
  sourceMap(piece: string, id: string, script: string): Promise<Buffer | null>;
  /** The version that a build already lies in the store as, or null. */
  find(piece: string, folder: string): Promise<string | null>;
  /** Copies a build into the store, with its source maps; nobody gets it yet. */
  publish(piece: string, folder: string, release: NewRelease): Promise<Publication>;
  /** @param change `urgent`: open pages are asked to take it soon */
  setLive(piece: string, version: string, change: UrgentChange): Promise<PieceReleases>;
  startCanary(piece: string, version: string, trial: rules.Trial, change: ReleaseChange): Promise<PieceReleases>;
  /** Gives a canary that grows by itself its next share; after the last one everybody gets it. */
  widenCanary(piece: string, change: ReleaseChange): Promise<PieceReleases>;
  promote(piece: string, change: ReleaseChange): Promise<PieceReleases>;
  /** Switches several pieces in one revision: browsers get all of it or nothing. */
  switchAll(
    switches: readonly PieceSwitch[],
    change: Omit<UrgentChange, 'seen'>,
  ): Promise<Readonly<Record<string, PieceReleases>>>;
  /** Ends a canary; without one, goes back to what was live before, or to the version that is named; a newer one goes live. */
  rollBack(piece: string, version: string | undefined, change: UrgentChange): Promise<PieceReleases>;
  disable(piece: string, reason: string, change: ReleaseChange): Promise<PieceReleases>;
  enable(piece: string, change: ReleaseChange): Promise<PieceReleases>;
  /** Takes an area that is switched off out of the product, with its versions. */
  retire(piece: string, reason: string, change: ReleaseChange): Promise<PieceReleases>;
  /** Removes versions that nobody needs any more, and what broken-off publishes left. @returns their ids */
  prune(piece: string, change: ReleaseChange): Promise<readonly string[]>;
}

export interface StoreParts {
  readonly files: Storage;
  readonly registry: RegistryFile;
  readonly clock: Clock;
}

/** A publish takes seconds: files of this age that nobody registered belong to one that was broken off. */
const orphanAfterMs = 3_600_000;

export function createReleaseStore({ files, registry, clock }: StoreParts): ReleaseStore {
  const view = createRegistryView(registry);
  const stored = createReleaseFiles(files);
  const { change, changeAll } = createReleaseChanges({ registry, stored, clock, onChange: view.forget });

  /** What publishes left that were broken off: folders that the registry does not name, of files that are all old. */
  async function orphansOf(piece: string): Promise<readonly string[]> {
    const changed = await stored.changedAt(piece);
    const { versions = [] } = parseRegistry(await registry.read()).pieces[piece] ?? {};
    const known = new Set(versions.map(releaseIdOf));
    const isOld = (at: number) => clock.now().getTime() - at > orphanAfterMs;
    return [...changed].flatMap(([id, at]) => (isOld(at) && !known.has(id) ? [id] : []));
  }

  return {
    read: async () => parseRegistry(await registry.read()),
    current: view.current,
    file: stored.file,
    sourceMap: stored.sourceMap,
    async find(piece, folder) {
      const hash = hashOfBuild(await readBuild(piece, folder));
      const { versions = [] } = parseRegistry(await registry.read()).pieces[piece] ?? {};
      const known = versions.find((version) => version.hash === hash);
      return known === undefined ? null : releaseIdOf(known);
    },
    publish: createPublish({ registry, stored, change }),
    setLive: (piece, version, by) => change(piece, by, (before, act) => rules.goLive(before, version, act, by.urgent)),
    startCanary: (piece, version, trial, by) =>
      change(piece, by, (before, act) => rules.startCanary(before, version, trial, act)),
    widenCanary: (piece, by) => change(piece, by, rules.widenCanary),
    promote: (piece, by) => change(piece, by, rules.promote),
    async switchAll(switches, by) {
      const changes = new Map(switches.map(({ piece, to, seen }) => [piece, { seen, make: switchTo(to, by.urgent) }]));
      const twice = switches.find(({ piece }, place) => switches.findLastIndex((one) => one.piece === piece) !== place);
      if (twice !== undefined) throw new ReleaseRefusal(t(messages.twice, { name: twice.piece }));
      return changeAll(changes, by);
    },
    rollBack: (piece, version, by) =>
      change(piece, by, (before, act) => rules.rollBack(before, version, act, by.urgent)),
    async disable(piece, reason, by) {
      if (piece === 'shell') throw new ReleaseRefusal(t(messages.shellStays));
      return change(piece, by, (before, act) => rules.disable(before, reason, act));
    },
    enable: (piece, by) => change(piece, by, rules.enable),
    async retire(piece, reason, by) {
      let gone: readonly string[] = [];
      const after = await change(piece, by, (before, act) => {
        gone = before.versions.map(releaseIdOf);
        return rules.retire(before, reason, act);
      });
      // The registry first: what it no longer names may go, whenever that is.
      for (const id of gone) await stored.remove(piece, id);
      await stored.removeLeftovers();
      return after;
    },
    async prune(piece, by) {
      let gone: readonly string[] = [];
      const forget = (before: PieceReleases, act: rules.Act) => {
        const pruned = rules.prune(before, act);
        gone = pruned.gone;
        return pruned.piece;
      };
      await change(piece, by, forget, false);
      // The registry first: what it no longer names may go, whenever that is.
      const ids = [...new Set([...gone, ...(await orphansOf(piece))])];
      for (const id of ids) await stored.remove(piece, id);
      await stored.removeLeftovers();
      return ids;
    },
  };
}

const switchTo =
  (to: PieceSwitch['to'], urgent?: boolean): Made =>
  (piece, act) =>
    to === 'before'
      ? rules.rollBack({ ...piece, canary: null }, undefined, act, urgent)
      : rules.goLive(piece, to.version, act, urgent);
