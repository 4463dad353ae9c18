import { isApiError } from 'shared-api/errors';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Panel, Skeleton, SkeletonGroup } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useParams } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { messages } from './messages';
import { UnsavedPartsProvider } from './parts/unsaved-parts';
import { useUser } from './use-user';
import { UserView } from './user-view';

/** A person at their address, or not found. */
export function UserPage() {
  const intl = useIntl();
  const { user_uid = '' } = useParams();
  const { data: user, error, refetch, isFetching } = useUser(user_uid);

  if (user)
    return (
      <UnsavedPartsProvider key={user_uid}>
        <UserView user={user} />
      </UnsavedPartsProvider>
    );
  if (isApiError(error) && (error.status === 404 || error.status === 422)) return <UserNotFound />;
  if (error)
    return (
      <Panel bare>
        <ErrorState
          title={<FormattedMessage {...messages.failed} />}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {failureText(error, intl)}
        </ErrorState>
      </Panel>
    );
  return (
    <SkeletonGroup label={intl.formatMessage(messages.loading)}>
      <Skeleton height={36} width={240} />
      <Skeleton height={480} />
    </SkeletonGroup>
  );
}

function UserNotFound() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.notFound} />} />
      <Panel bare>
        <EmptyState
          title={<FormattedMessage {...messages.notFoundTitle} />}
          action={
            <ButtonLink to={paths.users}>
              <FormattedMessage {...messages.toList} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...messages.notFoundText} />
        </EmptyState>
      </Panel>
    </>
  );
}
