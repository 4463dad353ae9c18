import { countedJob } from '../../platform/jobs';
import type { ContractsContext } from '../contracts';
import { revertPending } from './jobs/revert-pending';
import { signingMessages } from './signing.messages';

export function signingJobs(context: ContractsContext) {
  return {
    revert: countedJob('revert-pending', { title: signingMessages.revertJob, everySeconds: 60 }, (now) =>
      revertPending(context, now),
    ),
  };
}
