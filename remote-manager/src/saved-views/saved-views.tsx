import { DealerDesk, useCountedViews } from 'shared-desk';
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
    '& > b': { color: 'fg', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  },
});
const Name = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });

interface SavedViewsProps {
  onFollow?: () => void;
}

/** Under the navigation: the contract list's views, each with how many contracts it shows. */
export function SavedViews({ onFollow }: SavedViewsProps) {
  return (
    <DealerDesk>
      <CountedViews onFollow={onFollow} />
    </DealerDesk>
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
              {count !== undefined && <b>{formatNumber(count)}</b>}
            </View>
          </li>
        ))}
      </List>
    </>
  );
}
