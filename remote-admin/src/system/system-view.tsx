import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { PageGrid, Stack } from 'shared-ui';
import { AdaptersPanel } from './adapters/adapters-panel';
import { AreasPanel } from './areas/areas-panel';
import { ErrorsPanel } from './browser-errors/errors-panel';
import { JobsPanel } from './jobs/jobs-panel';
import { StateCells } from './state/state-cells';

const gap = { base: '16px', md: '24px' };

interface SystemViewProps {
  system: SystemStatus;
  areas: readonly AreaStatus[];
  /** The last attempt to read failed: these are older data. */
  silent: boolean;
}

/** The page below its head. */
export function SystemView({ system, areas, silent }: SystemViewProps) {
  const { adapters, jobs, client_errors: errors, now } = system;
  return (
    <Stack gap={gap} align="stretch">
      <StateCells system={system} areas={areas} silent={silent} />
      <AreasPanel areas={areas} errors={errors} now={now} />
      <PageGrid columns="halves">
        <Stack gap={gap} align="stretch">
          <AdaptersPanel adapters={adapters} />
          <ErrorsPanel errors={errors} areas={areas} now={now} />
        </Stack>
        <JobsPanel jobs={jobs} now={now} />
      </PageGrid>
    </Stack>
  );
}
