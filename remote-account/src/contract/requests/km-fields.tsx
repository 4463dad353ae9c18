import { isDoubtful, lastReading, readingAtSignature } from 'shared-api/domain';
import type { CustomerContract, NewContractRequest } from 'shared-api/entities';
import { Checkbox, TextField } from 'shared-ui/components';
import { formatKm, parseWhole } from 'shared-ui/format';
import { type UseFormReturn, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

interface KmFieldsProps {
  contract: CustomerContract;
  form: UseFormReturn<NewContractRequest>;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The kilometres of today; so many that a digit may be wrong want to be read again. */
export function KmFields({ contract, form, today }: KmFieldsProps) {
  const { formatMessage } = useIntl();
  const km = useWatch({ control: form.control, name: 'km' });
  const more = doubtfulKm(contract, km, today);
  return (
    <>
      <TextField
        label={formatMessage(messages.km)}
        optional
        inputMode="numeric"
        autoComplete="off"
        after="km"
        error={form.formState.errors.km?.message}
        {...form.register('km', {
          // What is no number stays for the form's rules to refuse.
          setValueAs: (typed: unknown) =>
            typeof typed === 'string' ? (parseWhole(typed) ?? (typed.trim() || undefined)) : typed,
          onChange: () => form.setValue('km_confirmed', undefined),
        })}
      />
      {more !== null && (
        <Checkbox {...form.register('km_confirmed')}>
          <FormattedMessage {...messages.kmRight} values={{ more: formatKm(more) }} />
        </Checkbox>
      )}
    </>
  );
}

/** How many kilometres more than the last ones these are, where so many that somebody has to confirm them; else null. */
function doubtfulKm(
  { signed_at, km: kmAtSignature, maintenance }: CustomerContract,
  km: number | undefined,
  today: string,
): number | null {
  if (typeof km !== 'number' || signed_at === null) return null;
  const last = lastReading(maintenance, readingAtSignature({ signed_at, km: kmAtSignature }));
  return isDoubtful({ date: today, km }, last) ? km - last.km : null;
}
