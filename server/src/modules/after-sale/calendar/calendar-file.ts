import type { FileContent } from '../../../platform/http';
import type { Contract, ContractsContext } from '../../contracts';
import { maintenanceOf } from '../maintenance/maintenance.repository';
import { contractCalendar } from './contract-calendar';

/** A contract's calendar as it is saved. */
export async function calendarFile(
  { db, clock, publicUrl }: Pick<ContractsContext, 'db' | 'clock' | 'publicUrl'>,
  contract: Contract,
): Promise<FileContent> {
  const now = clock.now();
  const works = await maintenanceOf(db.read, contract, now);
  const content = Buffer.from(contractCalendar(contract, { works, now, publicUrl }));
  return { content, mediaType: 'text/calendar; charset=utf-8', name: `${contract.code}.ics` };
}
