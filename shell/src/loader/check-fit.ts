import { type AreaRecord, fitsRange, fitsServer, hostVersion } from 'shared-api/host';
import { registryStore } from '../registry/registry-store';
import { DisabledAreaError, EarlyAreaError, UnfitAreaError } from './area-errors';

/**
 * Refuses an area that is switched off, was built for another host, uses what this shell does not have, or makes calls
 * that the server does not have yet.
 * @throws DisabledAreaError
 * @throws UnfitAreaError
 * @throws EarlyAreaError
 */
export function checkFit(area: AreaRecord): void {
  const { apiVersion } = registryStore.getState();
  if (!area.enabled) {
    throw new DisabledAreaError(`Area ${area.name} is switched off.`);
  }
  if (!fitsRange(hostVersion, area.hostRange)) {
    throw new UnfitAreaError(`Area ${area.name} needs host ${area.hostRange}; this is ${hostVersion}.`);
  }
  if (area.lacks) {
    throw new UnfitAreaError(`Area ${area.name} needs ${area.lacks.join(', ')}, which this shell does not have.`);
  }
  if (!fitsServer(area, apiVersion)) {
    throw new EarlyAreaError(`Area ${area.name} needs server ${area.apiRange}; this is ${apiVersion}.`);
  }
}
