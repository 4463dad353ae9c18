import { useState } from 'react';
import { managerStores } from 'shared-api/contracts';
import { useApi, useClosedNotices } from 'shared-api/react';
import { Button, Text } from 'shared-ui';
import { DateText, Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { NoticeCard, NoticeList } from 'shared-ui/overlays';
import { useQuery } from 'shared-ui/query';
import { storeMessages } from './store.messages';
import { storeKeys } from './store-keys';

/** As many as one answer holds: the panel counts what is open. */
const most = 100;

/** So many stand on the page before one asks for the others. */
const fewest = 5;

/** What the operator and the system tell about this dealer; closed ones stay closed on this device. */
export function NoticesPanel({ uid }: { uid: string }) {
  const intl = useIntl();
  const stores = useApi().bind(managerStores);
  const [closed, close] = useClosedNotices();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: storeKeys.notices(uid),
    queryFn: async () =>
      (await stores.listNotifications({ params: { store_uid: uid }, query: { per_page: most } }, { quiet: true })).data,
  });
  const [all, setAll] = useState(false);
  const open = data?.filter(({ id }) => !closed.includes(id));
  const shown = all ? open : open?.slice(0, fewest);
  const others = (open?.length ?? 0) - (shown?.length ?? 0);
  return (
    <Panel title={<FormattedMessage {...storeMessages.notices} />} meta={open && open.length > 0 && open.length}>
      {error && <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {open?.length === 0 && (
        <Text look="small" muted>
          <FormattedMessage {...storeMessages.noNotices} />
        </Text>
      )}
      <NoticeList>
        {shown?.map(({ id, type, title, excerpt, cta_label, cta_url, closable, created_at }) => (
          <li key={id}>
            <NoticeCard
              tone={type}
              title={title}
              excerpt={excerpt}
              at={<DateText value={created_at} as="dateTime" />}
              link={cta_url ? { to: cta_url, label: cta_label ?? intl.formatMessage(storeMessages.openNotice) } : null}
              close={
                closable
                  ? {
                      label: intl.formatMessage(storeMessages.closeNotice, { title }),
                      onClose: () => close(id),
                    }
                  : null
              }
            />
          </li>
        ))}
      </NoticeList>
      {others > 0 && (
        <Button marginTop="16px" onClick={() => setAll(true)}>
          <FormattedMessage {...storeMessages.otherNotices} values={{ count: others }} />
        </Button>
      )}
    </Panel>
  );
}
