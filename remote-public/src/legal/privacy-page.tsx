import { publicNotices } from 'shared-api/contracts';
import { retentionTexts } from 'shared-api/domain';
import { useApi } from 'shared-api/react';
import { PublicContainer, Skeleton, SkeletonGroup } from 'shared-ui';
import { QueryFailure } from 'shared-ui/data';
import { useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { messages } from './privacy.messages';
import { type Kept, PrivacyNotice } from './privacy-notice';

/** Without a heading until the terms are there: so long a prerendered notice, which has them, is not replaced. */
export function PrivacyPage() {
  const api = useApi();
  const intl = useIntl();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['public', 'retention'],
    queryFn: async (): Promise<Kept> =>
      retentionTexts((await api.bind(publicNotices).getRetention(undefined, { quiet: true })).data),
  });
  if (data) return <PrivacyNotice kept={data} />;
  return (
    <PublicContainer>
      {error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <SkeletonGroup label={intl.formatMessage(messages.loading)}>
          <Skeleton height={640} width="0" />
        </SkeletonGroup>
      )}
    </PublicContainer>
  );
}
