import { type ReactNode, Suspense, useState } from 'react';
import type { AreaRecord, RemoteModule } from 'shared-api/host';
import { useAttempt } from './area-attempts';
import { AreaBoundary } from './area-boundary';
import { didNotLoad } from './area-errors';
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
  const [drawing, setDrawing] = useState(0);
  /** What broke while it was drawn is drawn anew: another instance of the same version would forget all that it holds. */
  const drawAnew = () => setDrawing(drawing + 1);
  return (
    <AreaBoundary
      key={`${area.name} ${attempt} ${drawing}`}
      area={area}
      failure={(failure) => (
        <AreaFailure
          {...failure}
          offerReload={attempt + drawing > 0}
          holdsHome={area.paths.includes('/')}
          onRetry={() => tryAgain(area.name, didNotLoad(failure.error) ? undefined : drawAnew)}
        />
      )}
    >
      <Suspense fallback={<AreaPlaceholder />}>{children(loadArea(area, attempt))}</Suspense>
    </AreaBoundary>
  );
}
