import { Button } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'center' },
    gap: { base: '12px', md: '24px' },
    marginTop: '16px',
    maxWidth: { base: '358px', md: 'none' },
  },
});
const Result = chakra('span', {
  base: { textStyle: 'small', color: 'fg.muted', '& code': { fontFamily: 'mono', color: 'fg' } },
});
const Changed = chakra('b', { base: { fontWeight: 600, borderBottom: '2px solid' } });

interface VinRepairProps {
  cell: number;
  letter: string;
  digit: string;
  repaired: string;
  onRepair(vin: string): void;
}

/** The button that writes the right character, and what the VIN becomes. Nothing changes before the click. */
export function VinRepair({ cell, letter, digit, repaired, onRepair }: VinRepairProps) {
  return (
    <Root>
      <Button size="touch" onClick={() => onRepair(repaired)}>
        <FormattedMessage {...messages.repair} values={{ letter, digit }} />
      </Button>
      <Result>
        <FormattedMessage
          {...messages.becomes}
          values={{
            vin: (
              <code key="vin">
                {repaired.slice(0, cell)}
                <Changed>{digit}</Changed>
                {repaired.slice(cell + 1)}
              </code>
            ),
          }}
        />
      </Result>
    </Root>
  );
}
