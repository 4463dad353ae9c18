import type { FileContent } from '../../../platform/http';
import { type Contract, type ContractsContext, requestsOf } from '../../contracts';
import { maintenanceOf } from '../maintenance/maintenance.repository';
import { openStatementOf } from '../tasks/open-statement';
import { contractCalendar } from './contract-calendar';

/** Where who reads a calendar finds the contract by its code, once signed in. */
const pageOf = { account: '/account/contracts', manager: '/cms/manager/contracts' } as const;

/** A contract's calendar as it is saved. */
export async function calendarFile(
  { db, clock, publicUrl }: Pick<ContractsContext, 'db' | 'clock' | 'publicUrl'>,
  contract: Contract,
  reader: keyof typeof pageOf,
): Promise<FileContent> {
  const now = clock.now();
  const works = await maintenanceOf(db.read, contract, now);
  const requests = await requestsOf(db.read, contract.id);
  // Nobody is asked to pay what they may have left.
  const owed = (await openStatementOf(db.read, contract.id)) === null;
  const address = `${publicUrl}${pageOf[reader]}`;
  const content = Buffer.from(contractCalendar(contract, { works, requests, now, address, owed }));
  return { content, mediaType: 'text/calendar; charset=utf-8', name: `${contract.code}.ics` };
}
