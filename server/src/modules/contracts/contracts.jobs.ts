import type { Job } from '../../platform/jobs';
import { type CheckpointParts, makeCheckpoint } from './checkpoint/make-checkpoint';
import type { ContractsContext } from './contracts.context';
import { checkCounts } from './counts/check-counts';
import { addUpCounts, hasCountChanges } from './counts/kept-counts.repository';
import { eraseDeleted } from './jobs/erase-deleted';
import { expireContracts } from './jobs/expire-contracts';
import { jobTitles } from './jobs/job-titles.messages';
import { remind } from './jobs/remind';
import { remindServices } from './jobs/remind-services';
import { retrySchede } from './jobs/retry-schede';
import { revertPending } from './jobs/revert-pending';

const counted = (
  name: string,
  { title, everySeconds }: Pick<Job, 'title' | 'everySeconds'>,
  work: (now: Date) => Promise<number>,
): Job => ({ name, title, everySeconds, run: async (now) => ({ rows: await work(now) }) });

/** In this order: what is deleted is not reminded of any more. */
export function contractJobs(context: ContractsContext, checkpoint: CheckpointParts): readonly Job[] {
  return [
    counted('expire-contracts', { title: jobTitles.expire, everySeconds: 60 }, (now) => expireContracts(context, now)),
    counted('revert-pending', { title: jobTitles.revert, everySeconds: 60 }, (now) => revertPending(context, now)),
    counted('remind', { title: jobTitles.remind, everySeconds: 600 }, (now) => remind(context, now)),
    counted('remind-services', { title: jobTitles.remindServices, everySeconds: 21_600 }, (now) =>
      remindServices(context, now),
    ),
    counted('erase-deleted', { title: jobTitles.erase, everySeconds: 3_600 }, (now) => eraseDeleted(context, now)),
    counted('retry-schede', { title: jobTitles.retrySchede, everySeconds: 60 }, (now) => retrySchede(context, now)),
    {
      ...counted('add-up-contract-counts', { title: jobTitles.addUpCounts, everySeconds: 10 }, () =>
        addUpCounts(context.db),
      ),
      hasWork: () => hasCountChanges(context.db.read),
    },
    counted('check-contract-counts', { title: jobTitles.checkCounts, everySeconds: 86_400 }, () =>
      checkCounts(context),
    ),
    counted('checkpoint', { title: jobTitles.checkpoint, everySeconds: 86_400 }, (now) =>
      makeCheckpoint(context, checkpoint, now),
    ),
  ];
}
