import { Suspense } from 'react';
import type { AreaRecord } from 'shared-api/host';
import { loadArea } from '../loader/load-area';
import { useAttempt } from './area-attempts';
import { AreaBoundary } from './area-boundary';
import { AreaFailure } from './area-failure';
import { AreaPage } from './area-page';
import { AreaSlot } from './area-slot';
import { tryAgain } from './try-again';

/** Where an area appears: a reserved slot while it loads, its page, or the failure page with its retry. */
export function AreaOutlet({ area }: { area: AreaRecord }) {
  const attempt = useAttempt(area.name);
  return (
    <AreaBoundary
      key={`${area.name} ${attempt}`}
      area={area}
      failure={(failure) => <AreaFailure {...failure} offerReload={attempt > 0} onRetry={() => tryAgain(area.name)} />}
    >
      <Suspense fallback={<AreaSlot />}>
        <AreaPage area={area} loading={loadArea(area, attempt)} />
      </Suspense>
    </AreaBoundary>
  );
}
