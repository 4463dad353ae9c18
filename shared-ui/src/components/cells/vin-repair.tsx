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
  vin: string;
  letter: string;
  digit: string;
  /** How many letters it puts right. */
  count: number;
  repaired: string;
  onRepair(vin: string): void;
}

/** The button that writes the right characters, and what the VIN becomes. Nothing changes before the click. */
export function VinRepair({ vin, letter, digit, count, repaired, onRepair }: VinRepairProps) {
  return (
    <Root>
      <Button size="touch" onClick={() => onRepair(repaired)}>
        <FormattedMessage {...messages.repair} values={{ letter, digit, count }} />
      </Button>
      <Result>
        <FormattedMessage
          {...messages.becomes}
          values={{
            vin: (
              <code key="vin">
                {[...repaired].map((character, cell) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: a character's place is all that tells it from others
                  character === vin[cell] ? character : <Changed key={cell}>{character}</Changed>,
                )}
              </code>
            ),
          }}
        />
      </Result>
    </Root>
  );
}
