import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from '../intl';
import { Skeleton, SkeletonGroup } from '../skeleton';
import { messages } from './messages';

/** A page's place while its script is on the way. */
function Arriving() {
  const intl = useIntl();
  return (
    <div data-placeholder>
      <SkeletonGroup label={intl.formatMessage(messages.loading)}>
        <Skeleton height={640} width="0" />
      </SkeletonGroup>
    </div>
  );
}

/** Prerendering in Node knows no network. */
const isOffline = () => globalThis.navigator?.onLine === false;

/**
 * A script that did not come because there is no network is asked for again once there is one, also where it came back
 * while the script was being given up.
 */
async function withNetwork(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const startedOffline = isOffline();
  try {
    return await load();
  } catch (error) {
    if (isOffline()) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    else if (!startedOffline) throw error;
    return withNetwork(load);
  }
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await withNetwork(load) }));
  return (
    <Suspense fallback={<Arriving />}>
      <Page />
    </Suspense>
  );
}
