import type { ReactNode } from 'react';
import type { ManagerVehicleReport } from 'shared-api/entities';
import { Button, Note, Spinner } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { fieldNoun } from '../form/field-noun';
import { messages } from './messages';
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

function restText({ missing }: ManagerVehicleReport, intl: IntlShape): string {
  if (missing.length === 0) return intl.formatMessage(messages.complete);
  const names = missing.map((field) => fieldNoun(field, intl));
  return intl.formatMessage(messages.missing, { fields: intl.formatList(names) });
}

/** Under the VIN: that it is looked for, what was found and what is still to be filled in, or that it failed. */
export function FoundNote({ lookUp }: { lookUp: ReturnType<typeof useVehicleReport> }) {
  const intl = useIntl();
  const { data: report, error, isFetching, refetch } = lookUp;
  if (report) {
    const { source, from_contract: code } = report;
    return (
      <>
        <Note tone={source === 'decoded' && !code ? 'info' : 'success'} role="status">
          <FormattedMessage
            {...(code ? messages.fromContract : founds[source])}
            values={{ b: bold, code, car: carText(report, intl), rest: restText(report, intl) }}
          />
        </Note>
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
