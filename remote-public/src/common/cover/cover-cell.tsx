import { chakra, Skeleton } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import type { Cover } from './cover-rows';
import { messages } from './messages';

const Cell = chakra('td', {
  base: {
    paddingBlock: { base: '2px 10px', md: 0 },
    paddingInlineStart: { base: '8px', md: '16px' },
    height: { md: '48px' },
    '&:first-of-type': { paddingInlineStart: { base: 0, md: '16px' } },
  },
});

/** "Sì" in 500, "No" muted, numbers as numbers. */
export function CoverCell({ cover }: { cover: Cover | null }) {
  if (cover === null) {
    return (
      <Cell role="cell">
        <Skeleton height={16} width={40} />
      </Cell>
    );
  }
  if (cover.kind === 'flag') {
    return (
      <Cell role="cell" fontWeight={cover.value ? 500 : 400} color={cover.value ? 'fg' : 'fg.muted'}>
        <FormattedMessage {...(cover.value ? messages.yes : messages.no)} />
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
