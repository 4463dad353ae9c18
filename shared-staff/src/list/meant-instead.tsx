import { formatPlate } from 'shared-api/domain';
import type { NearMiss } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { formatVin } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const shownAs: Readonly<Record<NearMiss['field'], (value: string) => string>> = {
  car_plate: formatPlate,
  car_vin: formatVin,
  code: (value) => value,
};

interface MeantInsteadProps {
  near: NearMiss;
  /** What was searched. */
  search: string;
  onSearch(search: string): void;
}

/** "C’è GT 109 RZ: forse due cifre scambiate." Pressed, it is searched instead. */
export function MeantInstead({ near: { field, value, swapped }, search, onSearch }: MeantInsteadProps) {
  return (
    <FormattedMessage
      {...(swapped ? messages.meantSwapped : messages.meantOther)}
      values={{
        kind: differByDigits(search, value) ? 'digits' : 'characters',
        value: (
          <Button key="value" look="link" onClick={() => onSearch(value)}>
            {shownAs[field](value)}
          </Button>
        ),
      }}
    />
  );
}

/** Whether digits alone differ, by what was typed without its blanks. */
function differByDigits(typed: string, value: string): boolean {
  const bare = (text: string) => text.replace(/[^a-z\d]/gi, '').toUpperCase();
  const [searched, found] = [bare(typed), bare(value)];
  return [...found].every(
    (character, index) => character === searched[index] || /^\d\d$/.test(character + searched[index]),
  );
}
