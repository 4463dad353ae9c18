import type { ComponentProps, ReactNode } from 'react';
import { Button, chakra, Note } from 'shared-ui';
import { Icon, type IconDrawing } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { MoneyField } from 'shared-ui/work';
import { messages } from './messages';

/** Fields and their buttons in one row from 960 up, one under the other in a sheet. */
export const StepFields = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: 'wrap',
    alignItems: { base: 'stretch', md: 'flex-start' },
    gap: '16px',
  },
});

/** Buttons level with the controls beside them, below their labels; in a row of their own they need no room for a label. */
export const StepButtons = chakra('div', {
  base: {
    display: 'flex',
    // What does not fit in one row stands as in a dialog's foot: the main one, which comes last, first.
    flexWrap: { base: 'wrap-reverse', md: 'wrap' },
    justifyContent: 'flex-end',
    gap: '12px',
    marginInlineStart: 'auto',
    width: { base: '100%', md: 'auto' },
    '& > button, & > a': { flexGrow: { base: 1, md: 0 } },
  },
  variants: { beside: { true: { paddingTop: { md: '24px' } } } },
});

/** A field's share of the row. */
export const StepCell = chakra('div', {
  base: { minWidth: 0 },
  variants: {
    size: {
      amount: { width: { md: '136px' } },
      day: { width: { md: '160px' } },
      text: { flex: { md: '1 1 240px' } },
      phone: { width: { md: '360px' } },
      row: { width: '100%' },
      last: { width: '100%', order: { md: 1 } },
    },
  },
});

type AmountCellProps = Pick<ComponentProps<typeof MoneyField>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** How much money came, or went back. */
export function AmountCell(field: AmountCellProps) {
  return (
    <StepCell size="amount">
      <MoneyField {...field} label={<FormattedMessage {...messages.amount} />} required />
    </StepCell>
  );
}

/** What the server said against it and belongs to no field, below fields and buttons; nothing where it said nothing. */
export function StepFailure({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <StepCell size="last">
      <Note tone="error" role="alert">
        {children}
      </Note>
    </StepCell>
  );
}

interface StepSubmitProps {
  icon: IconDrawing;
  loading: boolean;
  children: ReactNode;
}

/** The step's one action. */
export function StepSubmit({ icon, loading, children }: StepSubmitProps) {
  return (
    <Button type="submit" look="solid" loading={loading}>
      <Icon of={icon} />
      {children}
    </Button>
  );
}
