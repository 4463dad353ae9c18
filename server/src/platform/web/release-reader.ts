import { apiVersion } from 'shared-api/contracts';
import { type AudienceMember, isInAudience } from 'shared-api/entities';
import { areaOf, fitsServer, type PieceReleases, pieceOf, type ReleaseRegistry, releaseIdOf } from 'shared-api/release';
import type { Logger } from '../log';
import type { ReleaseStore } from '../releases';
import { createBoundedCache } from './bounded-cache';
import { overriddenArea } from './overridden-area';
import { isOrigin, type OverrideMap } from './overrides';
import { areaPieces, builtFiles, type PieceFiles, publishedFiles } from './piece-files';
import { type AreaPart, readArea, readShell, type ShellPart } from './read-piece';
import { type BackedArea, composeRelease, type Release } from './release';

/** Which versions a browser gets. */
export interface Choice {
  /** 0 to 99: a canary of 10 % is for those below 10. */
  readonly bucket: number;
  /** Who is signed in, where a trial's audience asks for it. */
  readonly member: AudienceMember | null;
  /** Where this browser alone takes areas from, by their names. */
  readonly overrides: OverrideMap;
}

type Share = Pick<Choice, 'bucket' | 'member'>;

export interface ReleaseReader {
  /** The release for a browser; null while the shell is not built. */
  releaseFor(choice: Choice): Promise<Release | null>;
  /** Whether some browsers get other versions than others now, and whether it matters whose they are. */
  trials(): Promise<'none' | 'shares' | 'audience'>;
}

export interface ReaderParts {
  /** The folder that holds the builds: `shell/dist`, `remote-public/dist`. */
  readonly root: string;
  readonly store: ReleaseStore;
  readonly log: Pick<Logger, 'error'>;
}

const mostParts = 100;
const mostReleases = 30;

/** A part, and a name that no other content of it bears. */
interface Named<P> {
  readonly key: string;
  readonly part: P;
}

/** Reads what is live, and again what has changed. What was never released is taken from the build beside the server. */
export function releaseReader({ root, store, log }: ReaderParts): ReleaseReader {
  const shells = createBoundedCache<ShellPart>(mostParts);
  const areas = createBoundedCache<AreaPart>(mostParts);
  const releases = createBoundedCache<Release>(mostReleases);

  /** The versions that can be read, one after the other: the chosen one, then the last good ones. */
  async function* readable<P>(
    candidates: readonly PieceFiles[],
    make: (key: string, files: PieceFiles) => Promise<P | null>,
  ): AsyncGenerator<Named<P>> {
    for (const files of candidates) {
      const key = `${files.base} ${files.state()}`;
      try {
        const part = await make(key, files);
        if (part !== null) yield { key, part };
        else if (files.id !== null) log.error({ piece: files.piece, release: files.id }, 'release not in the store');
      } catch (err) {
        log.error({ err, piece: files.piece, release: files.id }, 'release not readable');
      }
    }
  }

  /** A shell that was built for a newer server is not handed out: nothing in it could refuse it before it runs. */
  async function shellFor(registry: ReleaseRegistry, share: Share): Promise<Named<ShellPart> | null> {
    const versions = readable(candidatesFor('shell', registry, share), (key, files) =>
      shells.getOrMake(key, () => readShell(files)),
    );
    for await (const version of versions) {
      const { base, shell } = version.part;
      if (fitsServer(shell, apiVersion)) return version;
      log.error({ shell: base, wants: shell.apiRange, serves: apiVersion }, 'shell needs a newer server');
    }
    return null;
  }

  /** @param preview the id of the version that this browser alone has; one that is gone is nobody's any more */
  async function areaFor(
    piece: string,
    registry: ReleaseRegistry,
    share: Share,
    preview: string | null,
  ): Promise<Named<BackedArea> | null> {
    const candidates = candidatesFor(piece, registry, share, preview);
    const versions = readable(candidates, async (key, files) => {
      const part = await areas.getOrMake(key, () => readArea(files));
      return part !== null && preview !== null && files.id === preview ? previewed(part) : part;
    });
    const isOff = (registry.pieces[piece]?.disabled ?? null) !== null;
    let first: Named<AreaPart> | null = null;
    for await (const version of versions) {
      if (isOff) return switchedOff(version);
      if (first === null) first = version;
      else if (version.part.record.build !== first.part.record.build) return backed(first, version);
    }
    return first;
  }

  const candidatesFor = (
    piece: string,
    { pieces }: ReleaseRegistry,
    share: Share,
    preview: string | null = null,
  ): readonly PieceFiles[] => [
    ...idsFor(pieces[piece], share, preview).map((id) => publishedFiles(store, piece, id)),
    builtFiles(root, piece),
  ];

  return {
    async releaseFor({ overrides, ...share }) {
      const registry = await store.current();
      const found = await shellFor(registry, share);
      if (found === null) return null;
      const shell = urgentShell(found, registry);
      const origins = new Map([...overrides].filter(([, from]) => isOrigin(from)));
      const previews = new Map([...overrides].filter(([, from]) => !isOrigin(from)));
      const ownAreas = await Promise.all(
        areaPieces(root, registry).map((piece) => areaFor(piece, registry, share, previews.get(areaOf(piece)) ?? null)),
      );
      const parts = ownAreas.filter((area) => area !== null).map((area) => urgentArea(area, registry));
      if (overrides.size > 0) {
        const replaced = parts.map(({ part }) => overriddenArea(part, origins.get(part.record.name)));
        return composeRelease(shell.part, await Promise.all(replaced));
      }
      const key = [shell, ...parts].map((part) => part.key).join('|');
      return releases.getOrMake(key, async () =>
        composeRelease(
          shell.part,
          parts.map(({ part }) => part),
        ),
      );
    },
    async trials() {
      const trials = Object.values((await store.current()).pieces).flatMap(({ canary }) => canary ?? []);
      if (trials.some(({ audience }) => audience !== undefined)) return 'audience';
      return trials.length > 0 ? 'shares' : 'none';
    },
  };
}

function switchedOff({ key, part }: Named<AreaPart>): Named<AreaPart> {
  return { key: `${key} off`, part: { ...part, record: { ...part.record, enabled: false } } };
}

/** Whether open pages are asked to take a version soon. */
function isUrgent({ pieces }: ReleaseRegistry, piece: string, id: string | undefined): boolean {
  const { live, urgent } = pieces[piece] ?? {};
  return urgent !== undefined && urgent === live && urgent === id;
}

function urgentShell({ key, part }: Named<ShellPart>, registry: ReleaseRegistry): Named<ShellPart> {
  const id = part.base.split('/').at(-2);
  return isUrgent(registry, 'shell', id) ? { key: `${key} urgent`, part: { ...part, urgent: true } } : { key, part };
}

function urgentArea({ key, part }: Named<BackedArea>, registry: ReleaseRegistry): Named<BackedArea> {
  const { name, version } = part.record;
  if (!isUrgent(registry, pieceOf(name), version)) return { key, part };
  return { key: `${key} urgent`, part: { ...part, record: { ...part.record, urgent: true } } };
}

function previewed(part: AreaPart): AreaPart {
  return { ...part, record: { ...part.record, preview: true } };
}

function backed({ key, part }: Named<AreaPart>, before: Named<AreaPart>): Named<BackedArea> {
  return { key: `${key} before ${before.key}`, part: { ...part, fallback: before.part } };
}

/** Whether this browser gets the version on trial: by its share, or by whose it is. */
function isTried({ percent, audience }: NonNullable<PieceReleases['canary']>, { bucket, member }: Share): boolean {
  return bucket < percent || (audience !== undefined && member !== null && isInAudience(audience, member));
}

/** The release that is chosen, then those to fall back to. */
function idsFor(piece: PieceReleases | undefined, share: Share, preview: string | null): readonly string[] {
  if (piece === undefined) return [];
  const kept = piece.versions.some((version) => releaseIdOf(version) === preview) ? preview : null;
  const canary = piece.canary !== null && isTried(piece.canary, share) ? piece.canary.version : null;
  return [...new Set([kept, canary, piece.live, ...piece.before])].filter((id) => id !== null);
}
