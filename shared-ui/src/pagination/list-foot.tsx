import { chakra } from '@chakra-ui/react';
import { Pagination } from './pagination';
import { RowsSelect } from './rows-select';
import { type ListMeta, useRange } from './use-range';

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

interface ListFootProps {
  meta: ListMeta;
  onPage(page: number): void;
  /** Rows a page to choose from; without it the choice is not shown. */
  onPerPage?(perPage: number): void;
}

/** Under a list: "1–12 di 214", rows a page, pages. */
export function ListFoot({ meta, onPage, onPerPage }: ListFootProps) {
  const range = useRange();
  return (
    <Root>
      <span>{range(meta)}</span>
      {onPerPage && <RowsSelect value={meta.per_page} onChange={onPerPage} />}
      <Pagination page={meta.current_page} lastPage={meta.last_page} onPage={onPage} />
    </Root>
  );
}
