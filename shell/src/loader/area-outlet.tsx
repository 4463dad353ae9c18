import { type ReactNode, Suspense } from 'react';
import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { useAttempt } from './area-attempts';
import { AreaBoundary } from './area-boundary';
import { AreaFailure } from './area-failure';
import { AreaPlaceholder } from './area-placeholder';
import { loadArea } from './load-area';
import { tryAgain } from './try-again';

interface AreaOutletProps {
  area: AreaRecord;
  /** Draws the area's page, once its module has come. */
  children: (loading: Promise<RemoteModule>) => ReactNode;
}

/** Where an area appears: a reserved slot while it loads, its page, or the failure page with its retry. */
export function AreaOutlet({ area, children }: AreaOutletProps) {
  const attempt = useAttempt(area.name);
  return (
    <AreaBoundary
      key={`${area.name} ${attempt}`}
      area={area}
      failure={(failure) => (
        <AreaFailure
          {...failure}
          offerReload={attempt > 0}
          holdsHome={area.paths.includes('/')}
          onRetry={() => tryAgain(area.name)}
        />
      )}
    >
      <Suspense fallback={<AreaPlaceholder />}>{children(loadArea(area, attempt))}</Suspense>
    </AreaBoundary>
  );
}
