import { DealerBackOffice, useCountedViews } from 'shared-staff';
import { chakra } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { paths } from '../common/paths';
import { messages } from './messages';

const Head = chakra('h2', { base: { textStyle: 'overline', color: 'fg.muted', padding: '8px 24px' } });
const List = chakra('ul', { base: { listStyle: 'none' } });
const View = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    height: { base: '40px', md: '32px' },
    paddingInline: '24px',
    textStyle: 'small',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
});
/** Its place is there before the number is: a long name is cut once, not when the number comes. */
const Count = chakra('b', {
  base: {
    flexShrink: 0,
    minWidth: '4ch',
    textAlign: 'end',
    color: 'fg',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
});
const Name = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });

interface SavedViewsProps {
  onFollow?: () => void;
}

/** Under the navigation: the contract list's views, each with how many contracts it shows. */
export function SavedViews({ onFollow }: SavedViewsProps) {
  return (
    <DealerBackOffice>
      <CountedViews onFollow={onFollow} />
    </DealerBackOffice>
  );
}

function CountedViews({ onFollow }: SavedViewsProps) {
  const views = useCountedViews();
  return (
    <>
      <Head>
        <FormattedMessage {...messages.title} />
      </Head>
      <List>
        {views.map(({ id, name, query, count }) => (
          <li key={id}>
            <View to={paths.list(query)} onClick={onFollow}>
              <Name title={name}>{name}</Name>
              <Count aria-busy={count === undefined}>{count === undefined ? null : formatNumber(count)}</Count>
            </View>
          </li>
        ))}
      </List>
    </>
  );
}
