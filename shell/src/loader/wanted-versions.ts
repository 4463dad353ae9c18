import type { AreaRecord } from 'shared-api/host';
import { areasInPage } from '../registry/areas-in-page';

/** A script that hangs would keep the browser waiting for minutes; one that comes over a poor connection needs seconds. */
const areaDeadlineMs = 10_000;

/** A version of an area that somebody waits for. */
export interface WantedVersion {
  readonly area: AreaRecord;
  /** 0 for the first try. */
  readonly attempt: number;
  /** What ran in the page before, of the same area. */
  readonly before: AreaRecord | undefined;
  /** By when it must have come, on the page's clock. */
  readonly deadline: number;
}

const byArea = new Map<string, WantedVersion>();
const byRemote = new Map<string, WantedVersion>();

function runningBefore(area: AreaRecord, attempt: number): AreaRecord | undefined {
  const known = byRemote.get(area.container);
  const running = areasInPage.get(area.name);
  const isOnItsWay = running?.container === area.container && known?.attempt === attempt;
  return isOnItsWay ? known.before : running;
}

/** From now on requests for the area mean this version. */
export function wantVersion(area: AreaRecord, attempt: number): void {
  const before = runningBefore(area, attempt);
  const wanted = { area, attempt, before, deadline: performance.now() + areaDeadlineMs };
  byArea.set(area.name, wanted);
  byRemote.set(area.container, wanted);
}

/** The request that federation answers with an area's module. */
export function requestFor({ name }: AreaRecord): string {
  return `${name}/area`;
}

/** The version that a request means; undefined for what is no area of the registry. */
export function versionRequested(request: string): WantedVersion | undefined {
  return byArea.get(request.slice(0, request.lastIndexOf('/')));
}

/** The version behind a registered remote, which bears the name of its container. */
export function versionOfRemote(remoteName: string): WantedVersion | undefined {
  return byRemote.get(remoteName);
}

/** How long one still waits for it, in milliseconds. */
export function remainingMs({ deadline }: WantedVersion): number {
  return Math.max(0, deadline - performance.now());
}
