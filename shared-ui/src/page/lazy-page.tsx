import type { ComponentType } from 'react';
import { useIntl } from '../intl';
import { Skeleton, SkeletonGroup } from '../skeleton';
import { lazyPart } from './lazy-part';
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

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const Page = lazyPart(load, <Arriving />);
  return <Page />;
}
