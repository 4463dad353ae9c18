import type { StaffContract } from 'shared-api/entities';
import { formatDate } from 'shared-ui/format';
import type { Service } from 'shared-ui/work';

/** The plan's services as cells: done, the next one, those to come, each with its day. */
export function serviceCells(maintenance: StaffContract['maintenance']): Service[] {
  const next = maintenance.find(({ done_on }) => done_on === null);
  return maintenance.map(({ n, done_on, due_on, projected_on }) => ({
    n,
    state: done_on ? 'done' : n === next?.n ? 'next' : 'later',
    when: formatDate(done_on ?? projected_on ?? due_on),
  }));
}
