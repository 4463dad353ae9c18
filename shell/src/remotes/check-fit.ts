import { type AreaRecord, fitsRange, fitsServer, hostVersion } from 'shared-api/host';
import { siteStore } from '../routing/site-store';
import { EarlyAreaError, UnfitAreaError } from './area-errors';

/**
 * Refuses an area that was built for another host door, or for calls that the server does not have yet.
 * @throws UnfitAreaError
 * @throws EarlyAreaError
 */
export function checkFit(area: AreaRecord): void {
  const { apiVersion } = siteStore.getState();
  if (!fitsRange(hostVersion, area.hostRange)) {
    throw new UnfitAreaError(`Area ${area.name} needs host ${area.hostRange}; this is ${hostVersion}.`);
  }
  if (!fitsServer(area, apiVersion)) {
    throw new EarlyAreaError(`Area ${area.name} needs server ${area.apiRange}; this is ${apiVersion}.`);
  }
}
