import {
  type PieceReleases,
  type Provenance,
  pieceName,
  type ReleaseRegistry,
  releaseIdOf,
  releaseRegistry,
} from 'shared-api/release';
import type { Clock } from '../clock';
import { t } from '../i18n';
import type { Storage } from '../storage';
import { messages } from './messages';
import { misfits, readManifest } from './misfits';
import { hashOfBuild, readBuild, readMaps } from './read-build';
import type { RegistryFile } from './registry-file';
import { createRegistryView } from './registry-view';
import * as rules from './release.rules';
import { ReleaseRefusal, StaleReleaseError } from './release-errors';
import { createReleaseFiles } from './release-files';

/** Who changes a piece, and which revision of it they saw; without one the change is made to whatever there is. */
export interface ReleaseChange extends FitWanted {
  readonly by: string;
  readonly seen?: number;
  /** Why, for the history. */
  readonly reason?: string;
}

/** A change that gives everybody a version. */
export interface UrgentChange extends ReleaseChange {
  readonly urgent?: boolean;
}

interface FitWanted {
  /**
   * What browsers get after the change must fit each other, and a server that serves this version of the contract,
   * where one is named. Left out, nothing is compared.
   */
  readonly fit?: { readonly serves?: string };
}

/** One of several pieces that are switched together: to a version, or back to the one before; a canary is over with it. */
export interface PieceSwitch {
  readonly piece: string;
  readonly to: { readonly version: string } | 'before';
  readonly seen?: number;
}

/** A build that is to be published. */
export interface NewRelease {
  /** What it is to be called; or `base`, what its sources call it, for the next version of that name. */
  readonly version: string | { readonly base: string };
  readonly by: string;
  readonly provenance?: Provenance;
}

export interface Publication {
  /** `<version>-<hash>`: the folder of its files. */
  readonly id: string;
  /** False when the very same files lay there already. */
  readonly isNew: boolean;
  /** How many of them had been lost, and are there again. */
  readonly restored: number;
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

/** Why one of several pieces cannot be changed begins with its name. @param name null for one that is changed alone */
function naming<Result>(name: string | null, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (name !== null && error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

/** A publish takes seconds: files of this age that nobody registered belong to one that was broken off. */
const orphanAfterMs = 3_600_000;

export function createReleaseStore({ files, registry, clock }: StoreParts): ReleaseStore {
  const view = createRegistryView(registry, parseRegistry);
  const stored = createReleaseFiles(files);

  /**
   * Changes one piece; what others do to other pieces meanwhile is no conflict.
   * @param isNoticed false when browsers get the same as before: then it is no news to who looked at the piece
   */
  async function change(
    name: string,
    { by, seen, fit, reason }: ReleaseChange,
    make: Made,
    isNoticed = true,
  ): Promise<PieceReleases> {
    const changed = await changeAll(new Map([[name, { seen, make }]]), { by, fit, reason }, isNoticed);
    return changed[name] ?? rules.unreleased;
  }

  /** Changes several pieces in one revision. */
  async function changeAll(
    changes: ReadonlyMap<string, { readonly seen: number | undefined; readonly make: Made }>,
    { by, fit, reason }: Pick<ReleaseChange, 'by' | 'fit' | 'reason'>,
    isNoticed = true,
  ): Promise<Readonly<Record<string, PieceReleases>>> {
    const act = { by, at: clock.now(), ...(reason === undefined ? {} : { reason }) };
    const changed = ({ revision, pieces }: ReleaseRegistry): ReleaseRegistry => {
      const own = [...changes].map(([name, { seen, make }]) => {
        const piece = pieces[name] ?? rules.unreleased;
        const made = naming(changes.size > 1 ? name : null, () => {
          if (seen !== undefined && piece.revision !== seen) throw new StaleReleaseError(piece);
          return make(piece, act);
        });
        return [name, { ...made, revision: isNoticed ? revision + 1 : piece.revision }] as const;
      });
      return { revision: revision + 1, pieces: { ...pieces, ...Object.fromEntries(own) } };
    };
    const names = [...changes.keys()];
    let result: ReleaseRegistry = { revision: 0, pieces: {} };
    for (let isMade = false; !isMade; ) {
      const before = parseRegistry(await registry.read());
      const planned = changed(before);
      if (fit !== undefined) await expectFit(planned, newIn(planned, before, names), fit.serves);
      await registry.update((content) => {
        result = changed(parseRegistry(content));
        // What somebody else switched meanwhile has to fit, too: then it is looked at again.
        isMade = fit === undefined || isSame(servedIds(result, names), servedIds(planned, names));
        return JSON.stringify(isMade ? result : parseRegistry(content), null, 1);
      });
    }
    view.forget();
    return Object.fromEntries(names.map((name) => [name, result.pieces[name] ?? rules.unreleased]));
  }

  /** @throws ReleaseRefusal with every reason, or for a version whose files are gone or cannot be read */
  async function expectFit(planned: ReleaseRegistry, names: readonly string[], serves: string | undefined) {
    const read = async ([piece, id]: readonly [string, string]) => {
      const file = piece === 'shell' ? 'shell.json' : 'area.json';
      const text = await stored.file(piece, id, file);
      const manifest = text === null ? null : readManifest(piece, id, text.toString('utf8'));
      if (manifest !== null) return [[piece, manifest] as const];
      if (!names.includes(piece)) return [];
      throw new ReleaseRefusal(t(text === null ? messages.filesGone : messages.fileTorn, { version: id, file }));
    };
    if (names.length === 0) return;
    const manifests = await Promise.all([...servedIds(planned, names)].map(read));
    const reasons = misfits(new Map(manifests.flat()), names, serves);
    if (reasons.length > 0) throw new ReleaseRefusal(reasons.join('\n'));
  }

  /** What publishes left that were broken off: folders that the registry does not name, of files that are all old. */
  async function orphansOf(piece: string): Promise<readonly string[]> {
    const changed = await stored.changedAt(piece);
    const { versions = [] } = parseRegistry(await registry.read()).pieces[piece] ?? {};
    const known = new Set(versions.map(releaseIdOf));
    const isOld = (at: number) => clock.now().getTime() - at > orphanAfterMs;
    return [...changed].flatMap(([id, at]) => (isOld(at) && !known.has(id) ? [id] : []));
  }

  /** Takes the files of a publish that failed away, as on a full disk; not where somebody else has published the same. */
  async function withdraw(piece: string, id: string): Promise<void> {
    const { versions = [] } = parseRegistry(await registry.read()).pieces[piece] ?? {};
    if (!versions.map(releaseIdOf).includes(id)) await stored.remove(piece, id);
  }

  async function publish(piece: string, folder: string, wanted: NewRelease): Promise<Publication> {
    const { version: asked, by, provenance } = wanted;
    if (!pieceName.safeParse(piece).success) throw new ReleaseRefusal(t(messages.unknownPiece, { name: piece }));
    const build = await readBuild(piece, folder);
    const hash = hashOfBuild(build);
    const before = parseRegistry(await registry.read()).pieces[piece] ?? rules.unreleased;
    const isNamed = typeof asked === 'string';
    const known = before.versions.find((one) => one.hash === hash && (!isNamed || one.version === asked));
    if (known !== undefined) {
      const id = releaseIdOf(known);
      // Who publishes it again may do so because its files were lost.
      return { id, isNew: false, restored: await stored.keepMissing(piece, id, build) };
    }
    const nameFor = (now: PieceReleases) => (isNamed ? asked : rules.nextVersion(now, asked.base));
    const version = nameFor(before);
    if (!/^[0-9A-Za-z][0-9A-Za-z.-]{0,59}$/.test(version))
      throw new ReleaseRefusal(t(messages.wrongVersion, { version }));
    const release = { version, hash, provenance };
    const id = releaseIdOf(release);
    try {
      await stored.keep(piece, id, build);
      await stored.keepMaps(piece, id, await readMaps(folder));
    } catch (error) {
      await withdraw(piece, id).catch(() => undefined);
      throw error;
    }
    try {
      const register: Made = (now, act) => {
        if (nameFor(now) !== version) throw new NameTaken();
        return rules.publish(now, release, act);
      };
      await change(piece, { by }, register, false);
    } catch (error) {
      // Its files lie under a name that another has got meanwhile: a prune takes them.
      if (error instanceof NameTaken) return publish(piece, folder, wanted);
      throw error;
    }
    // Of a publish that was broken off long ago, and is done again, a prune at the same moment may have taken files.
    await stored.keepMissing(piece, id, build);
    return { id, isNew: true, restored: 0 };
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
    publish,
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

/** Another build was published under the name that was to be a build's next. */
class NameTaken extends Error {}

/** What is made of a piece. */
type Made = (piece: PieceReleases, act: rules.Act) => PieceReleases;

const switchTo =
  (to: PieceSwitch['to'], urgent?: boolean): Made =>
  (piece, act) =>
    to === 'before'
      ? rules.rollBack({ ...piece, canary: null }, undefined, act, urgent)
      : rules.goLive(piece, to.version, act, urgent);

/**
 * What browsers get, by piece: of the named ones a canary, of the others what most get. What was never released, or is
 * switched off, nobody gets from here.
 */
function servedIds({ pieces }: ReleaseRegistry, names: readonly string[]): ReadonlyMap<string, string> {
  const served = Object.entries(pieces).flatMap(([name, { live, canary, disabled }]) => {
    const id = (names.includes(name) ? canary?.version : undefined) ?? live;
    return id === null || disabled !== null ? [] : [[name, id] as const];
  });
  return new Map(served);
}

/** Those of which browsers get another version than before: the end of a canary gives nobody anything new. */
function newIn(planned: ReleaseRegistry, before: ReleaseRegistry, names: readonly string[]): readonly string[] {
  const [next, live] = [servedIds(planned, names), servedIds(before, [])];
  return names.filter((name) => next.has(name) && next.get(name) !== live.get(name));
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([name, id]) => other.get(name) === id);

function parseRegistry(content: string | null): ReleaseRegistry {
  return content === null ? { revision: 0, pieces: {} } : releaseRegistry.parse(JSON.parse(content));
}
