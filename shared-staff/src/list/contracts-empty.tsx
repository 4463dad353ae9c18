import { formatPlate } from 'shared-api/domain';
import type { NearMiss } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { formatVin } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { ListEmpty, type ListState } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { NothingYet } from '../common/lists/nothing-yet';
import { NoStore } from '../common/stores/no-store';
import { FirstContract } from './first-contract';
import { messages } from './messages';

interface ContractsEmptyProps {
  list: Pick<ListState, 'narrowed' | 'filtered' | 'search' | 'setSearch' | 'clear'>;
  /** What the search may have meant. */
  near: NearMiss | null | undefined;
  error: unknown;
  retrying: boolean;
  onRetry(): void;
}

/** Why the list shows no contract: no dealer, a failure, nothing that matches, or nothing at all yet. */
export function ContractsEmpty({ list, near, error, retrying, onRetry }: ContractsEmptyProps) {
  const { stores, dealer } = useBackOffice();
  if (dealer && stores?.length === 0) return <NoStore />;
  return (
    <ListEmpty
      error={error}
      retrying={retrying}
      onRetry={onRetry}
      narrowed={list.narrowed}
      filtered={list.filtered}
      search={list.search}
      onClear={list.clear}
      meant={near && <MeantInstead near={near} search={list.search} onSearch={list.setSearch} />}
      nothing={dealer ? <FirstContract newContract={dealer.paths.newContract} /> : <NothingYet />}
    />
  );
}

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
function MeantInstead({ near: { field, value, swapped }, search, onSearch }: MeantInsteadProps) {
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
