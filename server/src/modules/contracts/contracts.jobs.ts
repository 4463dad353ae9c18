import { countedJob, type Job } from '../../platform/jobs';
import { removeStrayFiles } from '../../platform/storage';
import { namedAttachments } from './attachments/attachments.repository';
import type { ContractsContext } from './contracts.context';
import { checkCounts } from './counts/check-counts';
import { addUpCounts, hasCountChanges } from './counts/kept-counts.repository';
import { byDay } from './jobs/by-day';
import { eraseConsents } from './jobs/erase-consents';
import { eraseDeleted } from './jobs/erase-deleted';
import { eraseEvidence } from './jobs/erase-evidence';
import { expireContracts } from './jobs/expire-contracts';
import { jobTitles } from './jobs/job-titles.messages';
import { remind } from './jobs/remind';

export function contractJobs(context: ContractsContext) {
  return {
    expire: countedJob('expire-contracts', { title: jobTitles.expire, everySeconds: 60 }, (now) =>
      expireContracts(context, now),
    ),
    remind: countedJob('remind', { title: jobTitles.remind, everySeconds: 600 }, byDay(context, remind)),
    erase: countedJob('erase-deleted', { title: jobTitles.erase, everySeconds: 3_600, apart: 'erasing' }, (now) =>
      eraseDeleted(context, now),
    ),
    eraseEvidence: countedJob(
      'erase-evidence',
      { title: jobTitles.eraseEvidence, everySeconds: 86_400, apart: 'erasing' },
      (now) => eraseEvidence(context, now),
    ),
    eraseConsents: countedJob(
      'erase-consents',
      { title: jobTitles.eraseConsents, everySeconds: 86_400, apart: 'erasing' },
      (now) => eraseConsents(context, now),
    ),
    strayFiles: countedJob(
      'remove-stray-attachments',
      { title: jobTitles.strayFiles, everySeconds: 86_400, apart: true },
      () => removeStrayFiles(context.storage, 'attachments/', (keys) => namedAttachments(context.db.read, keys)),
    ),
    addUpCounts: {
      ...countedJob('add-up-contract-counts', { title: jobTitles.addUpCounts, everySeconds: 10 }, () =>
        addUpCounts(context.db),
      ),
      hasWork: () => hasCountChanges,
    },
    checkCounts: countedJob('check-contract-counts', { title: jobTitles.checkCounts, everySeconds: 86_400 }, () =>
      checkCounts(context),
    ),
  } satisfies Record<string, Job>;
}
