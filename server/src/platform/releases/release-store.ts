import { type PieceReleases, pieceName, type ReleaseRegistry, releaseIdOf, releaseRegistry } from 'shared-api/release';
import type { Clock } from '../clock';
import { t } from '../i18n';
import { FileMissingError, type Storage } from '../storage';
import { fileType, keptForAYear } from './file-types';
import { messages } from './messages';
import { type Build, compressed, hashOfBuild, readBuild } from './read-build';
import type { RegistryFile } from './registry-file';
import { createRegistryView } from './registry-view';
import * as rules from './release.rules';
import { ReleaseRefusal, StaleReleaseError } from './release-errors';

/** Who changes a piece, and which revision of it they saw; without one the change is made to whatever there is. */
export interface ReleaseChange {
  readonly by: string;
  readonly seen?: number;
}

export interface Publication {
  /** `<version>-<hash>`: the folder of its files. */
  readonly id: string;
  /** False when the very same files lay there already. */
  readonly isNew: boolean;
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
  /** Copies a build into the store; nobody gets it yet. */
  publish(
    piece: string,
    folder: string,
    release: { readonly version: string; readonly by: string },
  ): Promise<Publication>;
  setLive(piece: string, version: string, change: ReleaseChange): Promise<PieceReleases>;
  startCanary(piece: string, version: string, percent: number, change: ReleaseChange): Promise<PieceReleases>;
  promote(piece: string, change: ReleaseChange): Promise<PieceReleases>;
  /** Ends a canary; without one, goes back to what was live before, or to the version that is named. */
  rollBack(piece: string, version: string | undefined, change: ReleaseChange): Promise<PieceReleases>;
  disable(piece: string, reason: string, change: ReleaseChange): Promise<PieceReleases>;
  enable(piece: string, change: ReleaseChange): Promise<PieceReleases>;
  /** Removes versions that nobody needs any more. @returns their ids */
  prune(piece: string, change: ReleaseChange): Promise<readonly string[]>;
}

export interface StoreParts {
  readonly files: Storage;
  readonly registry: RegistryFile;
  readonly clock: Clock;
}

export function createReleaseStore({ files, registry, clock }: StoreParts): ReleaseStore {
  const view = createRegistryView(registry, parseRegistry);

  /**
   * Changes one piece; what others do to other pieces meanwhile is no conflict.
   * @param isNoticed false when browsers get the same as before: then it is no news to who looked at the piece
   */
  async function change(
    name: string,
    { by, seen }: ReleaseChange,
    make: (piece: PieceReleases, act: rules.Act) => PieceReleases,
    isNoticed = true,
  ): Promise<PieceReleases> {
    let changed = rules.unreleased;
    await registry.update((content) => {
      const { revision, pieces } = parseRegistry(content);
      const piece = pieces[name] ?? rules.unreleased;
      if (seen !== undefined && piece.revision !== seen) throw new StaleReleaseError(piece);
      changed = {
        ...make(piece, { by, at: clock.now() }),
        revision: isNoticed ? revision + 1 : piece.revision,
      };
      return JSON.stringify({ revision: revision + 1, pieces: { ...pieces, [name]: changed } }, null, 1);
    });
    view.forget();
    return changed;
  }

  async function keep(piece: string, id: string, build: Build): Promise<void> {
    const waiting = [...build];
    const worker = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        await files.put(`${piece}/${id}/${next[0]}`, next[1], headersOf(next[0]));
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  }

  return {
    read: async () => parseRegistry(await registry.read()),
    current: view.current,
    async file(piece, id, name) {
      try {
        return await files.get(`${piece}/${id}/${name}`);
      } catch (error) {
        if (error instanceof FileMissingError) return null;
        throw error;
      }
    },
    async publish(piece, folder, { version, by }) {
      if (!pieceName.safeParse(piece).success) throw new ReleaseRefusal(t(messages.unknownPiece, { name: piece }));
      if (!/^[0-9A-Za-z][0-9A-Za-z.-]{0,59}$/.test(version))
        throw new ReleaseRefusal(t(messages.wrongVersion, { version }));
      const build = await readBuild(piece, folder);
      const release = { version, hash: hashOfBuild(build) };
      const id = releaseIdOf(release);
      const isKnown = ({ pieces }: ReleaseRegistry) =>
        pieces[piece]?.versions.some((known) => releaseIdOf(known) === id) === true;
      if (isKnown(parseRegistry(await registry.read()))) return { id, isNew: false };
      await keep(piece, id, build);
      await change(piece, { by }, (before, act) => rules.publish(before, release, act), false);
      return { id, isNew: true };
    },
    setLive: (piece, version, by) => change(piece, by, (before, act) => rules.goLive(before, version, act)),
    startCanary: (piece, version, percent, by) =>
      change(piece, by, (before, act) => rules.startCanary(before, version, percent, act)),
    promote: (piece, by) => change(piece, by, rules.promote),
    rollBack: (piece, version, by) => change(piece, by, (before, act) => rules.rollBack(before, version, act)),
    async disable(piece, reason, by) {
      if (piece === 'shell') throw new ReleaseRefusal(t(messages.shellStays));
      return change(piece, by, (before, act) => rules.disable(before, reason, act));
    },
    enable: (piece, by) => change(piece, by, rules.enable),
    async prune(piece, by) {
      let gone: readonly string[] = [];
      const forget = (before: PieceReleases, act: rules.Act) => {
        const pruned = rules.prune(before, act);
        gone = pruned.gone;
        return pruned.piece;
      };
      await change(piece, by, forget, false);
      // The registry first: what it no longer names may go, whenever that is.
      for (const id of gone) for await (const { key } of files.list(`${piece}/${id}/`)) await files.remove(key);
      return gone;
    },
  };
}

function parseRegistry(content: string | null): ReleaseRegistry {
  return content === null ? { revision: 0, pieces: {} } : releaseRegistry.parse(JSON.parse(content));
}

function headersOf(name: string) {
  const plain = name.replace(compressed, '');
  return {
    mediaType: fileType(plain) ?? 'application/octet-stream',
    cacheControl: keptForAYear,
    ...(plain === name ? {} : { encoding: 'br' }),
  };
}
