import { type PieceReleases, type Provenance, pieceName, releaseIdOf } from 'shared-api/release';
import { t } from '../i18n';
import type { Made, ReleaseChanges } from './change-releases';
import { messages } from './messages';
import { hashOfBuild, readBuild, readMaps } from './read-build';
import { parseRegistry, type RegistryFile } from './registry-file';
import * as rules from './release.rules';
import { ReleaseRefusal } from './release-errors';
import type { ReleaseFiles } from './release-files';

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

interface PublishParts {
  readonly registry: RegistryFile;
  readonly stored: ReleaseFiles;
  readonly change: ReleaseChanges['change'];
}

/** Copies builds into the store. */
export function createPublish({ registry, stored, change }: PublishParts) {
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

  return publish;
}

/** Another build was published under the name that was to be a build's next. */
class NameTaken extends Error {}
