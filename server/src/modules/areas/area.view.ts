import type { AreaStatus } from 'shared-api/entities';
import { type PieceReleases, type ReleasedVersion, releaseIdOf, type VersionFigures } from 'shared-api/release';
import { t } from '../../platform/i18n';
import type { BuiltVersion } from '../../platform/web';
import type { AreaHealth } from '../telemetry';
import { messages } from './areas.messages';

const shownNotes = 50;

export interface AreaFacts {
  readonly name: string;
  /** What its live build calls itself. */
  readonly title: string | undefined;
  readonly releases: PieceReleases;
  /** What is served of an area that was never released. */
  readonly built: BuiltVersion | null;
  readonly health: AreaHealth;
  /** Of each version, by its id. */
  readonly figuresOf: ReadonlyMap<string, VersionFigures>;
}

/** An area for the operator; null when there is nothing of it to serve. */
export function areaView({ name, title, releases, built, health, figuresOf }: AreaFacts): AreaStatus | null {
  const { revision, versions, before, canary, disabled, history } = releases;
  const byId = (id: string | null | undefined) => versions.find((version) => releaseIdOf(version) === id);
  const live = byId(releases.live) ?? (built && builtView(built));
  if (live === null) return null;
  const trial = byId(canary?.version);
  return {
    name,
    ...(title === undefined ? {} : { title }),
    live,
    canary:
      canary !== null && trial !== undefined
        ? {
            version: trial.version,
            hash: trial.hash,
            percent: canary.percent,
            since: canary.since,
            ...(canary.audience === undefined ? {} : { audience: canary.audience }),
            ...(canary.ramp === undefined ? {} : { ramp: canary.ramp }),
          }
        : null,
    enabled: disabled === null,
    disabled,
    versions: versions.map((version) => ({ ...version, ...figuresOf.get(releaseIdOf(version)) })),
    previous: byId(before[0]) ?? null,
    loads: health.loads,
    failures: [...health.failures],
    history: history.slice(0, shownNotes),
    version: revision,
  };
}

function builtView({ version, build, builtAt }: BuiltVersion): ReleasedVersion {
  return { version, hash: build, released_at: builtAt.toISOString(), released_by: t(messages.builtHere) };
}
