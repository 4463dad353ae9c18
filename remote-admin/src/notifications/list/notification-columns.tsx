import type { InAppNotification } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { audienceText } from '../../common/audience/audience-text';
import { columnsOf } from '../../common/lists/define-list';
import { When } from '../../common/lists/when';
import { paths } from '../../common/paths';
import { AutomaticTag, MarketingTag, StateTag } from '../labels/state-tag';
import { TypeTag } from '../labels/type-tag';
import { windowLines } from '../labels/window-lines';
import { messages } from './messages';

/** The list's columns in their order; which of them show is the person's choice. */
export function notificationColumns(intl: IntlShape, storeNames: ReadonlyMap<string, string>) {
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
      cut: 184,
      cell: (row) => {
        const [from, until] = windowLines(row, intl);
        return (
          <>
            <Cut text={from} />
            <Cut quiet text={until} />
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
