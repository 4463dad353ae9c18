import { useState } from 'react';
import type { CustomerContract, PublicStore } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Note, Stack } from 'shared-ui';
import { DealerList, TextField } from 'shared-ui/components';
import { QueryFailure, useSettled } from 'shared-ui/data';
import { formatPhone } from 'shared-ui/format';
import { useIntl } from 'shared-ui/intl';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { messages } from './messages';

const shown = 6;

interface DealerChoiceProps {
  contract: CustomerContract;
  value: string | null;
  onChange(storeUid: string): void;
  error?: string | undefined;
}

/** Another dealer, those near the customer's town first. */
export function DealerChoice({ contract, value, onChange, error }: DealerChoiceProps) {
  const api = useApi();
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(contract.city);
  const search = useSettled(typed.trim());
  const {
    data: found,
    error: failure,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['public', 'dealers', { search }],
    queryFn: () =>
      api.public.listDealers({ query: { ...(search && { search }), per_page: shown + 1 } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<PublicStore | null>(null);
  const others = found?.data.filter(({ store_uid }) => store_uid !== contract.store.store_uid).slice(0, shown);
  const offered = others && withChosen(others, chosen);

  return (
    <Stack gap="16px">
      <TextField
        label={formatMessage(messages.searchDealer)}
        inputMode="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={offered?.length ? undefined : error}
      />
      {failure && <QueryFailure error={failure} onRetry={refetch} retrying={isFetching} />}
      {others?.length === 0 && (
        <Note tone="info" role="status">
          {formatMessage(messages.noDealer)}
        </Note>
      )}
      {offered && offered.length > 0 && (
        <DealerList
          label={formatMessage(messages.dealers)}
          value={value}
          onChange={(uid) => {
            setChosen(offered.find(({ store_uid }) => store_uid === uid) ?? null);
            onChange(uid);
          }}
          error={error}
          dealers={offered.map(({ store_uid, name, address, zip_code, city, province, phone, distance_km }) => ({
            id: store_uid,
            name,
            address: `${address}, ${zip_code} ${city} (${province}), ${formatPhone(phone)}`,
            km: distance_km,
            hours: null,
          }))}
        />
      )}
    </Stack>
  );
}

/** Who was chosen stays to be seen whatever is searched next: the request names no one else. */
function withChosen(dealers: readonly PublicStore[], chosen: PublicStore | null): readonly PublicStore[] {
  const listed = dealers.some(({ store_uid }) => store_uid === chosen?.store_uid);
  return chosen && !listed ? [chosen, ...dealers] : dealers;
}
