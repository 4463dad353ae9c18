import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { Money } from '../values';
import { messages } from './messages';

const Root = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    position: 'sticky',
    bottom: 0,
    zIndex: 'bar',
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    paddingInline: { sm: '24px' },
    bg: 'bg.panel',
    borderTopWidth: '1px',
    '& > :last-child': { flex: 1 },
  },
});
const Label = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

/** Below 960: the total and the one main button, held at the window's foot. The button is short there: "Continua". */
export function MobileSummaryBar({ total, children }: { total?: string | null; children: ReactNode }) {
  return (
    <Root>
      {total && (
        <span>
          <Label>
            <FormattedMessage {...messages.totalTaxed} />
          </Label>
          <Money amount={total} fontSize="1.25rem" lineHeight="1.5rem" fontWeight={600} />
        </span>
      )}
      {children}
    </Root>
  );
}
