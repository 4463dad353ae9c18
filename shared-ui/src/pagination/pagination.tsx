import { chakra } from '@chakra-ui/react';
import { Button } from '../button';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../components/icons';
import { useIntl } from '../intl';
import { messages } from './messages';
import { pageWindow } from './page-window';

const Root = chakra('nav', {
  base: {
    display: 'flex',
    gap: '4px',
    // Named by its element, or the solid button's own padding makes the present page wider than its neighbours.
    '& > button': { flex: { base: 1, sm: 'none' }, minWidth: { sm: 'var(--control)' }, paddingInline: 0 },
    '& > [aria-current]': { _highContrast: { border: '3px solid Highlight' } },
  },
});

interface PaginationProps {
  page: number;
  lastPage: number;
  onPage(page: number): void;
}

/** Five page buttons between two arrows. Nothing where there is one page only. */
export function Pagination({ page, lastPage, onPage }: PaginationProps) {
  const intl = useIntl();
  if (lastPage <= 1) return null;

  return (
    <Root aria-label={intl.formatMessage(messages.label)}>
      <Button aria-label={intl.formatMessage(messages.previous)} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon of={ChevronLeftIcon} />
      </Button>
      {pageWindow(page, lastPage).map((number) => (
        <Button
          key={number}
          look={number === page ? 'solid' : 'outline'}
          aria-label={intl.formatMessage(messages.page, { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </Button>
      ))}
      <Button
        aria-label={intl.formatMessage(messages.next)}
        disabled={page >= lastPage}
        onClick={() => onPage(page + 1)}
      >
        <Icon of={ChevronRightIcon} />
      </Button>
    </Root>
  );
}
