import { adminContracts, managerContracts } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import { type ContractsContext, findContractToRead } from '../contracts';
import { analyticsRequest } from './analytics/analytics-request';
import { exportAnalytics } from './analytics/export-analytics';
import { readAnalytics } from './analytics/read-analytics';
import { exportContracts } from './export/export-contracts';
import { verifyInWords } from './verify/verify-contract';

/** The entries by which an area looks at its contracts together: one behaviour under two paths, the scope decides the rows. */
interface ReportEntries {
  readonly export: typeof managerContracts.export | typeof adminContracts.export;
  readonly getAnalytics: typeof managerContracts.getAnalytics | typeof adminContracts.getAnalytics;
}

function reportRoutes(context: ContractsContext, entries: ReportEntries): readonly Implementation[] {
  const { db, clock } = context;
  return [
    implement(entries.export, async ({ scope, query: { format, headings, ...query } }) => ({
      status: 200,
      file: await exportContracts(context, { scope, query, format, headings }),
    })),

    implement(entries.getAnalytics, async ({ scope, query }) => {
      const now = clock.now();
      return { status: 200, body: { data: await readAnalytics(db.read, analyticsRequest(scope, query, now), now) } };
    }),
  ];
}

/** Tables, figures and checks of contracts. */
export function reportingRoutes(context: ContractsContext): readonly Implementation[] {
  const { db, clock } = context;
  const verify = verifyInWords(context);
  return [
    ...reportRoutes(context, managerContracts),
    ...reportRoutes(context, adminContracts),
    implement(adminContracts.verify, async ({ scope, params }) => {
      const { id } = await findContractToRead(db.read, scope, params.contract_uid, clock.now());
      return { status: 200, body: { data: await verify(id) } };
    }),
    implement(adminContracts.exportAnalytics, async ({ scope, query: { format, headings, ...query } }) => ({
      status: 200,
      file: await exportAnalytics(context, analyticsRequest(scope, query, context.clock.now()), { format, headings }),
    })),
  ];
}
