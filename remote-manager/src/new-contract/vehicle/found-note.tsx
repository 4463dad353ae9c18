import type { ReactNode } from 'react';
import { carFuels } from 'shared-api/domain';
import type { ManagerVehicleReport } from 'shared-api/entities';
import { fuelNames } from 'shared-api/messages';
import { Button, Note, Spinner } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { formatDate, formatPlate } from 'shared-ui/format';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { fieldNoun } from '../form/field-noun';
import type { FormValues } from '../form/values';
import { messages } from './messages';
import { type FoundText, isSame } from './use-take-report';
import type { useVehicleReport } from './use-vehicle-report';

const bold = (words: ReactNode[]) => <strong key="b">{words}</strong>;

const founds = {
  registry: messages.foundRegistry,
  service: messages.foundService,
  decoded: messages.decoded,
} as const;

/** "Fiat 600 1.2 Hybrid, anno modello 2025" */
function carText({ manufacturer, car_model, car_version, model_year }: ManagerVehicleReport, intl: IntlShape): string {
  const name = [car_model ?? manufacturer, car_version].filter(Boolean).join(' ');
  const year = model_year === null ? '' : intl.formatMessage(messages.year, { year: String(model_year) });
  return [name, year].filter(Boolean).join(', ') || intl.formatMessage(messages.nothingKnown);
}

/** What nobody knew and nobody has written. */
function restText({ missing }: ManagerVehicleReport, values: FormValues, intl: IntlShape): string {
  const open = missing.filter((field) => values[field].trim() === '');
  if (open.length === 0) return intl.formatMessage(messages.complete);
  const names = open.map((field) => fieldNoun(field, intl));
  return intl.formatMessage(messages.missing, { fields: intl.formatList(names) });
}

function readable([field, text]: FoundText, intl: IntlShape): string {
  if (field === 'car_plate') return formatPlate(text);
  if (field === 'car_registration_date') return formatDate(text);
  const fuel = field === 'car_fuel' ? carFuels.find((known) => known === text) : undefined;
  return fuel ? intl.formatMessage(fuelNames[fuel]).toLowerCase() : text;
}

/** What was found and is written otherwise, while it is: it is not overwritten, nor passed over in silence. */
function PassedOver({ found }: { found: readonly FoundText[] }) {
  const intl = useIntl();
  const { watch } = useFormContext<FormValues>();
  const values = watch();
  const other = found.filter(([field, text]) => values[field] !== '' && !isSame(values[field], text));
  if (other.length === 0) return null;
  // "data di immatricolazione 18/03/2025"
  const fields = other.map((one) => `${fieldNoun(one[0], intl)} ${readable(one, intl)}`);
  return (
    <Note tone="warning" role="status">
      <FormattedMessage {...messages.passedOver} values={{ fields: intl.formatList(fields) }} />
    </Note>
  );
}

interface FoundNoteProps {
  lookUp: ReturnType<typeof useVehicleReport>;
  /** What was found and not taken. */
  passedOver: readonly FoundText[];
}

/** Under the VIN: that it is looked for, what was found and what is still to be filled in, or that it failed. */
export function FoundNote({ lookUp, passedOver }: FoundNoteProps) {
  const intl = useIntl();
  const values = useFormContext<FormValues>().watch();
  const { data: report, error, isFetching, refetch } = lookUp;
  if (report) {
    const { source, from_contract: code } = report;
    return (
      <>
        <Note tone={source === 'decoded' && !code ? 'info' : 'success'} role="status">
          <FormattedMessage
            {...(code ? messages.fromContract : founds[source])}
            values={{
              b: bold,
              code,
              car: carText(report, intl),
              // What was found is read out once, not again with each field that is filled in.
              rest: <span aria-live="off">{restText(report, values, intl)}</span>,
            }}
          />
        </Note>
        <PassedOver found={passedOver} />
        {report.warnings.map(({ code: warning, message }) => (
          <Note key={warning} tone={warning === 'model_year_estimated' ? 'info' : 'warning'} role="status">
            {message}
          </Note>
        ))}
      </>
    );
  }
  if (isFetching) {
    return (
      <Note role="status" display="flex" alignItems="center" gap="8px">
        <Spinner />
        <FormattedMessage {...messages.searching} />
      </Note>
    );
  }
  if (!error) return null;
  return (
    <Note tone="warning" role="alert">
      <FormattedMessage {...messages.failed} values={{ b: bold, reason: failureText(error, intl) }} />{' '}
      <Button look="link" onClick={() => void refetch()}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </Note>
  );
}
