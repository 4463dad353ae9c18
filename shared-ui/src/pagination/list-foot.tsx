import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../components/format';
import { useIntl } from '../intl';
import { messages } from './messages';
import { Pagination } from './pagination';
import { RowsSelect } from './rows-select';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '8px 16px',
    borderTopWidth: '1px',
    textStyle: 'small',
    color: 'fg.muted',
    '& > nav': { flex: { base: '1 0 100%', sm: 'none' }, marginInlineStart: 'auto' },
  },
});

/** A list's `meta`, as the API sends it. */
export interface ListMeta {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
}

interface ListFootProps {
  meta: ListMeta;
  onPage(page: number): void;
  /** Rows a page to choose from; without it the choice is not shown. */
  onPerPage?(perPage: number): void;
}

/** Under a list: "1–12 di 214", rows a page, pages. */
export function ListFoot({ meta, onPage, onPerPage }: ListFootProps) {
  const intl = useIntl();
  const from = (meta.current_page - 1) * meta.per_page + 1;
  const to = Math.min(from + meta.per_page - 1, meta.total);
  return (
    <Root>
      <span>
        {intl.formatMessage(messages.range, {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatNumber(meta.total),
        })}
      </span>
      {onPerPage && <RowsSelect value={meta.per_page} onChange={onPerPage} />}
      <Pagination page={meta.current_page} lastPage={meta.last_page} onPage={onPage} />
    </Root>
  );
}
