import { apiVersion } from 'shared-api/contracts';
import type { AreaStatus } from 'shared-api/entities';
import {
  areaManifest,
  areaOf,
  type PieceReleases,
  pieceOf,
  type ReleaseNote,
  type ReleaseRegistry,
  releaseIdOf,
} from 'shared-api/release';
import * as z from 'zod/mini';
import { recordAudit } from '../../platform/audit';
import { sideBySide } from '../../platform/db';
import { forbidden, invalid, notFound, stale, unavailable } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import {
  RegistryBusyError,
  type ReleaseChange,
  ReleaseRefusal,
  StaleReleaseError,
  unreleased,
} from '../../platform/releases';
import { builtVersions } from '../../platform/web';
import { readAreaHealth, readVersionFigures } from '../telemetry';
import { findByUid } from '../users';
import { areaView } from './area.view';
import { areaActions } from './area-actions';

export interface AreasContext extends Pick<Platform, 'db' | 'clock' | 'keys' | 'releases'> {
  /** The folder that holds the builds beside the server. */
  readonly root: string;
}

/** A change as it is asked for. */
export interface AreaChange {
  readonly name: string;
  /** Who asks. */
  readonly uid: string;
  /** Throws when the person saw another version than this one. */
  readonly expectVersion: (version: number) => void;
  /** The field that a refusal is about. */
  readonly field: string;
  readonly make: (piece: string, change: ReleaseChange) => Promise<PieceReleases>;
}

/** The area as it is after a change, and what was done to it. */
export interface ChangedArea {
  readonly area: AreaStatus;
  readonly what: ReleaseNote['what'] | undefined;
}

export interface AreasService {
  /** @param uid who asks: each area tells whether they may change it */
  list(uid: string): Promise<AreaStatus[]>;
  /** Whether an area is the operator's: at a version, or as people get it now. @param piece `remote-admin` */
  isOperators(piece: string, version?: string): Promise<boolean>;
  /**
   * Changes what people get of an area, from the next page on, and writes down who did.
   * @throws Refusal 403 for an area that is not theirs, 404 for an unknown one, 412 after another's change, 422 for what does not fit
   */
  change(change: AreaChange): Promise<ChangedArea>;
}

export function createAreasService(context: AreasContext): AreasService {
  const { db, clock, releases, root } = context;

  async function view(name: string, { pieces }: ReleaseRegistry): Promise<AreaStatus | null> {
    const piece = pieces[name] ?? unreleased;
    const area = areaOf(name);
    const now = clock.now();
    const versions = piece.versions.map(releaseIdOf);
    const queries = db.read;
    const read = sideBySide(queries);
    const figures = await Promise.all(
      versions.map(async (version) => {
        const { reporters: _, ...told } = await read(() => readVersionFigures(queries, { area, version }, { now }));
        return [version, told] as const;
      }),
    );
    return areaView({
      name,
      title: await titleOf(name, piece.live),
      releases: piece,
      built: builtVersions(root).find((built) => built.piece === name) ?? null,
      health: await readAreaHealth(db.read, { area }, now),
      figuresOf: new Map(figures),
    });
  }

  async function manifestOf(name: string, version: string | null) {
    const manifest = version === null || name === 'shell' ? null : await releases.file(name, version, 'area.json');
    return manifest === null ? null : areaManifest.parse(JSON.parse(manifest.toString('utf8')));
  }

  /** A manifest that cannot be read keeps nobody from the list, where the way back is. */
  async function titleOf(name: string, version: string | null): Promise<string | undefined> {
    try {
      return (await manifestOf(name, version))?.title;
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return undefined;
      throw error;
    }
  }

  /** What somebody may release; null for all. */
  const limitOf = async (uid: string) => (await findByUid(db.read, uid))?.release_areas ?? null;

  async function list(uid: string): Promise<AreaStatus[]> {
    const limit = await limitOf(uid);
    const registry = await releases.read();
    const known = [...builtVersions(root).map(({ piece }) => piece), ...Object.keys(registry.pieces).sort()];
    const names = known.filter((name) => registry.pieces[name]?.retired_at === undefined);
    const areas = await Promise.all([...new Set(names)].map((name) => view(name, registry)));
    return areas
      .filter((area) => area !== null)
      .map((area) => ({ ...area, may_release: limit === null || limit.includes(area.name) }));
  }

  /** @throws Refusal 404 */
  async function find(name: string): Promise<AreaStatus> {
    const found = await view(name, await releases.read());
    if (found === null) throw notFound();
    return found;
  }

  async function nameOf(uid: string): Promise<string> {
    const account = await findByUid(db.read, uid);
    const fullName = [account?.firstname, account?.lastname].filter((part) => part).join(' ');
    return fullName || (account?.email ?? uid);
  }

  /** @returns what was done to the area, the last first */
  async function made(piece: string, field: string, making: Promise<PieceReleases>): Promise<readonly ReleaseNote[]> {
    try {
      return (await making).history;
    } catch (error) {
      if (error instanceof ReleaseRefusal) throw invalid({ [field]: [error.message] });
      if (error instanceof StaleReleaseError) throw stale(await find(piece));
      if (error instanceof RegistryBusyError) throw unavailable();
      throw error;
    }
  }

  return {
    list,
    async isOperators(piece, version) {
      const released = version ?? (await releases.read()).pieces[piece]?.live ?? null;
      const manifest = await manifestOf(piece, released);
      return (manifest ?? builtVersions(root).find((built) => built.piece === piece))?.role === 'admin';
    },
    async change({ name, uid, expectVersion, field, make }) {
      const piece = pieceOf(areaOf(name));
      const limit = await limitOf(uid);
      if (limit !== null && !limit.includes(piece)) throw forbidden();
      const seen = (await find(piece)).version;
      expectVersion(seen);
      const [note] = await made(
        piece,
        field,
        make(piece, { by: await nameOf(uid), seen, fit: { serves: apiVersion } }),
      );
      if (note !== undefined) {
        const action = `areas.${areaActions[note.what]}`;
        const subject = { kind: 'area', id: piece };
        const data = { version: note.version, hash: note.hash };
        // Browsers get the change already: what fails from here on must not take back that it was made.
        await db.transaction((tx) =>
          recordAudit(tx, context, { actor: 'admin', actorUid: uid, action, subject, data }),
        );
      }
      return { area: await find(piece), what: note?.what };
    },
  };
}
