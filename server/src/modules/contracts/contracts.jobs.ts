import type { Job } from '../../platform/jobs';
import type { ContractsContext } from './contracts.context';
import { eraseDeleted } from './jobs/erase-deleted';
import { expireContracts } from './jobs/expire-contracts';
import { remind } from './jobs/remind';
import { remindServices } from './jobs/remind-services';
import { retrySchede } from './jobs/retry-schede';
import { revertPending } from './jobs/revert-pending';

/** In this order: what is deleted is not reminded of any more. */
export function contractJobs(context: ContractsContext): readonly Job[] {
  const counted = (name: string, everySeconds: number, work: (now: Date) => Promise<number>): Job => ({
    name,
    everySeconds,
    run: async (now) => ({ rows: await work(now) }),
  });
  return [
    counted('expire-contracts', 60, (now) => expireContracts(context, now)),
    counted('revert-pending', 60, (now) => revertPending(context, now)),
    counted('remind', 600, (now) => remind(context, now)),
    counted('remind-services', 21_600, (now) => remindServices(context, now)),
    counted('erase-deleted', 3_600, (now) => eraseDeleted(context, now)),
    counted('retry-schede', 60, (now) => retrySchede(context, now)),
  ];
}
