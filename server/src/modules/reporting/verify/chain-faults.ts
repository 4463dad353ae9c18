import type { Keys } from '../../../platform/keys';
import { chainStart, detailHash, isSealed, verifyChain } from '../../contracts';
import { type Fault, fault } from './faults';
import type { StoredEvent, StoredHistory } from './stored-history';

/** Whether the history is the one that was written, from its first event to its sealed end. */
export function chainFaults(keys: Keys, { contract, events, chain, oldEndsSealed }: StoredHistory): Fault[] {
  const { brokenAt } = verifyChain((parts, hash) => keys.verifyHmac('history', parts, hash), events);
  const faults = brokenAt === null ? [] : [fault('event', brokenAt)];
  if (events[0]?.type !== 'created') faults.push(fault('noCreation'));
  if (chain === null) return [...faults, fault('noChain')];
  const last = events.at(-1);
  if (chain.length !== events.length || chain.head !== (last?.hash ?? chainStart))
    faults.push(fault('chainEnd', `${events.length}/${chain.length}`));
  // The versions before wrote no seals; their events say so under their hash. One that was cut back to such an event
  // is told from them once all of them are sealed.
  const isOld = !oldEndsSealed && chain.seal === null && last?.hash_version === 1;
  if (!isOld && !isSealed(keys, contract.id, chain)) faults.push(fault('seal'));
  return faults;
}

/** Whether the details beside the events are those that were written; only an erasure takes them away. */
export function detailFaults({ events }: StoredHistory): Fault[] {
  const erased = events.some(({ type }) => type === 'erased');
  return events.filter((event) => !fits(event, erased)).map(({ seq }) => fault('details', seq));
}

function fits({ data, details, details_sha256 }: StoredEvent, erased: boolean): boolean {
  // The hash in the data is the one that the chain covers.
  const wanted = data.details_sha256 ?? null;
  if (details_sha256 !== wanted) return false;
  if (details === null) return wanted === null || erased;
  return detailHash(details.salt, details.details) === wanted;
}
