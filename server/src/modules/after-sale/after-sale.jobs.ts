import { countedJob } from '../../platform/jobs';
import { removeStrayFiles } from '../../platform/storage';
import { byDay, type ContractsContext } from '../contracts';
import { afterSaleMessages } from './after-sale.messages';
import { eraseStatements } from './jobs/erase-statements';
import { namedPapers } from './jobs/named-papers';
import { remindServices } from './jobs/remind-services';
import { schedeRetrier } from './jobs/retry-schede';

export function afterSaleJobs(context: ContractsContext) {
  return {
    remindServices: countedJob(
      'remind-services',
      { title: afterSaleMessages.remindServicesJob, everySeconds: 21_600, apart: true },
      byDay(context, remindServices),
    ),
    retrySchede: countedJob(
      'retry-schede',
      { title: afterSaleMessages.retrySchedeJob, everySeconds: 60 },
      schedeRetrier(context),
    ),
    eraseStatements: countedJob(
      'erase-statements',
      { title: afterSaleMessages.eraseStatementsJob, everySeconds: 86_400, apart: 'erasing' },
      (now) => eraseStatements(context, now),
    ),
    strayPapers: countedJob(
      'remove-stray-documents',
      { title: afterSaleMessages.strayPapersJob, everySeconds: 86_400, apart: true },
      () => removeStrayFiles(context.storage, 'documents/', (keys) => namedPapers(context.db.read, keys)),
    ),
  };
}
