import { managerStores } from 'shared-api/contracts';
import type { BellNotification } from 'shared-api/entities';
import { useApi, useClosedNotices } from 'shared-api/react';
import { nearDate, useWorkStore } from 'shared-staff';
import { chakra, Skeleton, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { paths } from '../common/paths';
import { noticesMessages as words } from './notices.messages';

const shown = 3;

/** As many as one answer holds. */
const most = 100;

const Row = chakra('li', {
  base: { padding: { base: '12px 16px', md: '16px 24px' }, borderTopWidth: '1px', '&:first-of-type': { border: 0 } },
});

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '16px' },
});

const Title = chakra('span', { base: { minWidth: 0, fontWeight: 600 } });
const When = chakra('time', { base: { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' } });
const Quiet = chakra('p', { base: { color: 'fg.muted' } });
const Alone = chakra('div', { base: { padding: { base: '16px', md: '16px 24px' }, color: 'fg.muted' } });

function NoticeRow({ notice, now }: { notice: BellNotification; now: string }) {
  const intl = useIntl();
  const { title, excerpt, cta_url, visible_at, created_at } = notice;
  const at = visible_at ?? created_at;
  return (
    <Row>
      <Line>
        <Title>{cta_url === null ? title : <TextLink to={cta_url}>{title}</TextLink>}</Title>
        <When dateTime={at}>{nearDate(at, now, intl)}</When>
      </Line>
      <Quiet>{excerpt}</Quiet>
    </Row>
  );
}

/** "Avvisi": what happened at the dealer, and what the operator lets know. */
export function NoticesPanel({ now }: { now: string }) {
  const { store } = useWorkStore();
  const { data, error, isFetching, refetch } = useNotices();
  return (
    <Panel
      bare
      title={<FormattedMessage {...words.title} />}
      aside={
        store && (
          <TextLink to={paths.store(store.store_uid)}>
            <FormattedMessage {...words.all} />
          </TextLink>
        )
      }
    >
      {data && data.length > 0 && (
        <ul>
          {data.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} now={now} />
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <Alone>
          <FormattedMessage {...words.none} />
        </Alone>
      )}
      {!data && error && (
        <QueryFailure
          title={<FormattedMessage {...words.failed} />}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Alone>
          <Skeleton height={224} />
        </Alone>
      )}
    </Panel>
  );
}

/**
 * The last notices of the chosen dealer, automatic ones too; of all dealers those of the bell. What was closed on this
 * device stays away here as everywhere, so that so many more are read.
 */
function useNotices() {
  const api = useApi();
  const { store, ready } = useWorkStore();
  const [closed] = useClosedNotices();
  const storeUid = store?.store_uid ?? null;
  const perPage = Math.min(shown + closed.length, most);
  return useQuery({
    queryKey: ['manager', 'notices', storeUid, perPage],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      const query = { per_page: perPage };
      const page =
        storeUid === null
          ? await api.accountDesk.listNotifications({ query }, options)
          : await api.bind(managerStores).listNotifications({ params: { store_uid: storeUid }, query }, options);
      return page.data;
    },
    placeholderData: (before, query) => (query?.queryKey[2] === storeUid ? before : undefined),
    select: (notices) => notices.filter(({ id }) => !closed.includes(id)).slice(0, shown),
    enabled: ready,
  });
}
