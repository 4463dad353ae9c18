import type { ReactNode } from 'react';
import { adminNotifications } from 'shared-api/contracts';
import { roles } from 'shared-api/domain';
import { type InAppNotification, noticeTypes } from 'shared-api/entities';
import { roleNames } from 'shared-api/messages';
import { ButtonLink, chakra, EmptyState, TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { formatLongDateTime, formatNumber } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { type FilterField, RowCard } from 'shared-ui/work';
import { audienceText } from '../../common/audience/audience-text';
import { columnsOf, defineList, type FilterOf } from '../../common/lists/define-list';
import { When } from '../../common/lists/when';
import { paths } from '../../common/paths';
import { typeMessages } from '../messages';
import { notificationKeys } from '../notification-calls';
import { AutomaticTag, MarketingTag, StateTag, TypeTag, windowLines } from '../notification-labels';
import { messages, messages as words } from './messages';

/** What people are told; dealers stand in it by their names. */
export const notificationList = defineList({
  key: () => notificationKeys.lists,
  fetch: (api, query, options) => api.bind(adminNotifications).search({ query }, options),
  label: messages.title,
  search: messages.search,
  views: 'admin-notifications',
  sort: '-created_at',
  columns: notificationColumns,
  lead: 'title',
  // The tabs say it.
  hidden: ['automatic', 'created_at'],
  // Automatic ones come with every contract: what the operator wrote would drown among them.
  narrowedTo: { automatic: 'false' },
  onlyWide: ['type', 'automatic', 'seen_count', 'created_at'],
  filters: notificationFilters,
  rowId: ({ id }) => id,
  rowName: ({ title }) => title,
  card: (row, menu, storeNames) => <NotificationCard notification={row} storeNames={storeNames} menu={menu} />,
  nothing: (
    <EmptyState
      title={<FormattedMessage {...messages.nothing} />}
      action={
        <ButtonLink to={paths.newNotification}>
          <FormattedMessage {...messages.create} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.nothingAdvice} />
    </EmptyState>
  ),
});

interface NotificationCardProps {
  notification: InAppNotification;
  storeNames: ReadonlyMap<string, string>;
  menu: ReactNode;
}

/** A notification on a phone. */
function NotificationCard({ notification, storeNames, menu }: NotificationCardProps) {
  const intl = useIntl();
  const { id, title, type, audience, automatic, marketing } = notification;
  return (
    <RowCard
      top={
        <>
          <TypeTag type={type} /> {automatic && <AutomaticTag />}
          {marketing && <MarketingTag />}
        </>
      }
      topEnd={<StateTag notification={notification} />}
      title={<TextLink to={paths.notification(id)}>{title}</TextLink>}
      foot={<Cut quiet text={audienceText(audience, storeNames, intl)} />}
      footEnd={menu}
    />
  );
}

const Until = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

/** The list's columns in their order; which of them show is the person's choice. */
function notificationColumns(intl: IntlShape, storeNames: ReadonlyMap<string, string>) {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return columnsOf<InAppNotification>()([
    {
      key: 'title',
      header: word('name'),
      sort: 'title',
      cut: 296,
      cell: ({ id, title, excerpt }) => (
        <>
          <TextLink to={paths.notification(id)}>{title}</TextLink>
          <Cut quiet text={excerpt} />
        </>
      ),
    },
    { key: 'type', header: word('type'), width: 128, cell: ({ type }) => <TypeTag type={type} /> },
    {
      key: 'audience',
      header: word('audience'),
      cut: 200,
      cell: ({ audience, marketing }) => (
        <>
          <Cut text={audienceText(audience, storeNames, intl)} />
          {marketing && <MarketingTag />}
        </>
      ),
    },
    {
      key: 'window',
      header: word('window'),
      sort: 'visible_at',
      // Where there is no more room it takes two lines: an hour that is cut tells nothing.
      cut: 224,
      cell: (row) => {
        const [from, until] = windowLines(row, intl, formatLongDateTime);
        return (
          <>
            {from}
            <Until>{until}</Until>
          </>
        );
      },
    },
    { key: 'state', header: word('state'), width: 112, cell: (row) => <StateTag notification={row} /> },
    {
      key: 'automatic',
      header: word('origin'),
      width: 112,
      cell: ({ automatic }) => (automatic ? <AutomaticTag /> : null),
    },
    {
      key: 'seen_count',
      header: word('seen'),
      width: 80,
      align: 'end',
      cell: ({ seen_count }) => formatNumber(seen_count),
    },
    {
      key: 'created_at',
      header: word('created'),
      sort: 'created_at',
      width: 164,
      cell: ({ created_at }) => <When at={created_at} />,
    },
  ]);
}

type NotificationFilter = FilterOf<typeof adminNotifications.search>;

/** Everything that notifications can be narrowed by, in the order of its panel. */
function notificationFilters(
  intl: IntlShape,
  storeNames: ReadonlyMap<string, string>,
): FilterField<NotificationFilter>[] {
  const word = (name: keyof typeof words) => intl.formatMessage(words[name]);
  return [
    {
      kind: 'yesNo',
      field: 'automatic',
      label: word('origin'),
      yes: word('automatic'),
      no: word('written'),
    },
    {
      kind: 'multi',
      field: 'type',
      label: word('type'),
      options: noticeTypes.map((type) => ({ value: type, label: intl.formatMessage(typeMessages[type]) })),
    },
    {
      kind: 'choice',
      field: 'role',
      label: word('role'),
      options: roles.map((role) => ({ value: role, label: intl.formatMessage(roleNames[role]) })),
    },
    {
      kind: 'choice',
      field: 'store_uid',
      label: word('store'),
      options: [...storeNames].map(([value, label]) => ({ value, label })),
    },
    { kind: 'yesNo', field: 'visible', label: word('visible') },
    { kind: 'dates', field: 'visible_at', label: word('visibleFrom') },
    { kind: 'dates', field: 'expire_at', label: word('expires') },
    { kind: 'dates', field: 'created_at', label: word('created') },
  ];
}
