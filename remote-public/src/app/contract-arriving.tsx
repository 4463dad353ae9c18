import { chakra, Skeleton, SkeletonGroup } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { accessMessages } from '../contract';

/** The contract's place while it is on its way. What stands below it stays out of sight, since it would move. */
export function ContractArriving() {
  const intl = useIntl();
  return (
    <chakra.div minHeight="100dvh">
      <SkeletonGroup label={intl.formatMessage(accessMessages.loading)}>
        <Skeleton height={36} width={240} />
        <Skeleton height={480} />
      </SkeletonGroup>
    </chakra.div>
  );
}
