import { areaManifest } from 'shared-api/release';
import { shortAnswer } from '../short-answer';
import type { BackedArea } from './release';

const patienceMs = 1_000;
const noTypes = { exports: {}, parts: {} };

/**
 * An area as this browser takes it from another origin. Where the server reaches it, by its own manifest. A developer's
 * machine it often does not reach: then by what development servers have in common (scripts/federation/README.md), at
 * the addresses that the live area has. Nothing stands behind it: who asked for it wants to see it fail.
 */
export async function overriddenArea(live: BackedArea, origin: string | undefined): Promise<BackedArea> {
  if (origin === undefined) return live;
  const { name } = live.record;
  const found = await manifestAt(origin, name);
  const usual = { ...live.record, container: `${name}_dev`, entry: 'remoteEntry.js', preload: [], styles: [] };
  const record = {
    ...(found?.record ?? usual),
    version: 'dev',
    integrity: {},
    base: `${origin}/`,
    enabled: true,
    override: origin,
  };
  return {
    record,
    uses: found?.uses ?? {},
    types: found?.types ?? noTypes,
    pages: { pages: [], integrity: {} },
    prerendered: {},
    skeletons: {},
  };
}

async function manifestAt(origin: string, name: string) {
  try {
    const answer = await fetch(`${origin}/area.json`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const {
      pages: _,
      singletons: __,
      ranges: ___,
      uses,
      types,
      ...record
    } = areaManifest.parse(await (await shortAnswer(answer)).json());
    return record.name === name ? { record, uses, types } : null;
  } catch {
    return null;
  }
}
