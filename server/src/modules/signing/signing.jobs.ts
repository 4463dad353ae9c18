import { countedJob } from '../../platform/jobs';
import { removeStrayFiles } from '../../platform/storage';
import type { ContractsContext } from '../contracts';
import { sweepGrants } from './access/grants.repository';
import { namedCopies } from './identity/identity-of';
import { revertPending } from './jobs/revert-pending';
import { signingMessages } from './signing.messages';

export function signingJobs(context: ContractsContext) {
  return {
    revert: countedJob('revert-pending', { title: signingMessages.revertJob, everySeconds: 60 }, (now) =>
      revertPending(context, now),
    ),
    grants: countedJob('sweep-grants', { title: signingMessages.grantsJob, everySeconds: 3_600 }, (now) =>
      sweepGrants(context.db.read, now),
    ),
    strayFiles: countedJob(
      'remove-stray-identity',
      { title: signingMessages.strayFilesJob, everySeconds: 86_400, apart: true },
      () => removeStrayFiles(context.storage, 'identity/', (keys) => namedCopies(context.db.read, keys)),
    ),
  };
}
