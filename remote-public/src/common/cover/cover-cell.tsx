import type { Cover } from 'shared-api/terms';
import { chakra, Skeleton } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Cell = chakra('td', {
  base: {
    paddingBlock: { base: '2px 10px', md: 0 },
    paddingInlineStart: { md: '16px' },
    height: { md: '48px' },
  },
});

const words = {
  flag: { yes: messages.yes, no: messages.no },
  exclusion: { yes: messages.excludedCell, no: messages.notExcluded },
};

/** "Sì" in 500, "No" muted, numbers as numbers. */
export function CoverCell({ cover }: { cover: Cover | null }) {
  if (cover === null) {
    return (
      <Cell role="cell">
        <Skeleton height={16} width={40} />
      </Cell>
    );
  }
  if (cover.kind === 'flag' || cover.kind === 'exclusion') {
    const { yes, no } = words[cover.kind];
    return (
      <Cell role="cell" fontWeight={cover.value ? 500 : 400} color={cover.value ? 'fg' : 'fg.muted'}>
        <FormattedMessage {...(cover.value ? yes : no)} />
      </Cell>
    );
  }
  return (
    <Cell role="cell">
      {cover.kind === 'days' ? (
        <FormattedMessage {...messages.days} values={{ days: cover.value }} />
      ) : (
        formatNumber(cover.value)
      )}
    </Cell>
  );
}
