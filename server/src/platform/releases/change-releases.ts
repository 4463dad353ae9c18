import type { PieceReleases, ReleaseRegistry } from 'shared-api/release';
import type { Clock } from '../clock';
import { t } from '../i18n';
import { messages } from './messages';
import { misfits, readManifest } from './misfits';
import { parseRegistry, type RegistryFile } from './registry-file';
import * as rules from './release.rules';
import { ReleaseRefusal, StaleReleaseError } from './release-errors';
import type { ReleaseFiles } from './release-files';

/** Who changes a piece, and which revision of it they saw; without one the change is made to whatever there is. */
export interface ReleaseChange extends FitWanted {
  readonly by: string;
  readonly seen?: number;
  /** Why, for the history. */
  readonly reason?: string;
}

interface FitWanted {
  /**
   * What browsers get after the change must fit each other, and a server that serves this version of the contract,
   * where one is named. Left out, nothing is compared.
   */
  readonly fit?: { readonly serves?: string };
}

/** What is made of a piece. */
export type Made = (piece: PieceReleases, act: rules.Act) => PieceReleases;

interface ChangeParts {
  readonly registry: RegistryFile;
  readonly stored: ReleaseFiles;
  readonly clock: Clock;
  /** Told after each change. */
  readonly onChange: () => void;
}

/** The ways to change the registry: each change is a new revision, which browsers get whole or not at all. */
export function createReleaseChanges({ registry, stored, clock, onChange }: ChangeParts) {
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
    onChange();
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

  return { change, changeAll };
}

export type ReleaseChanges = ReturnType<typeof createReleaseChanges>;

/** Why one of several pieces cannot be changed begins with its name. @param name null for one that is changed alone */
function naming<Result>(name: string | null, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (name !== null && error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
}

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
