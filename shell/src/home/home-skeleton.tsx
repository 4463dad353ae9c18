import { Heading, PageHeader, Skeleton } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AreaCards } from './area-cards';
import { messages } from './messages';

/** `/cms` until it is known who looks. */
export function HomeSkeleton() {
  return (
    <>
      <PageHeader title={<Skeleton width={240} height={32} />} lead={<FormattedMessage {...messages.welcome} />} />
      <Heading level={2}>
        <FormattedMessage {...messages.areas} />
      </Heading>
      <AreaCards>
        <Skeleton height={136} />
        <Skeleton height={136} />
      </AreaCards>
    </>
  );
}
