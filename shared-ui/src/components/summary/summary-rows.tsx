import type { ReactNode } from 'react';
import { TextLink, VisuallyHidden } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const List = chakra('dl', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12px',
    textStyle: 'small',
    // In rem: where letters are twice as large, a name has a line of its own.
    '& > dt': { flex: { base: '0 0 6.75rem', md: '0 0 8rem' } },
    '& > dd': { flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' },
    '& > dd + dd': { flex: 'none', marginInlineStart: 'auto' },
  },
});
const Value = chakra('dd', { base: { fontWeight: 500, '&[data-empty]': { fontWeight: 400, color: 'fg.muted' } } });
const Detail = chakra('span', { base: { display: 'block', fontWeight: 400, color: 'fg.muted' } });
const Change = chakra('span', {
  base: { position: 'relative', '& a::after': { content: '""', position: 'absolute', inset: '-10px -8px' } },
});

export interface SummaryRow {
  label: string;
  /** What was chosen; without it the row shows `detail` alone, muted ("da scegliere"). */
  value?: ReactNode;
  detail?: ReactNode;
  /** Where it can be changed. */
  changeTo?: string;
}

/** What was chosen so far, a row each, with "Cambia". */
export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <List>
      {rows.map(({ label, value, detail, changeTo }) => (
        <Row key={label}>
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <Value data-empty={value === undefined ? '' : undefined}>
            {value}
            {detail && <Detail>{detail}</Detail>}
          </Value>
          {changeTo && (
            <chakra.dd>
              <Change>
                <TextLink to={changeTo}>
                  <FormattedMessage {...messages.change} />
                  <VisuallyHidden> {label}</VisuallyHidden>
                </TextLink>
              </Change>
            </chakra.dd>
          )}
        </Row>
      ))}
    </List>
  );
}
