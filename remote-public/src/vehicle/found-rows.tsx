import type { PublicVehicleReport } from 'shared-api/entities';
import { fuelNames } from 'shared-api/messages';
import { chakra, Note } from 'shared-ui';
import { FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { BookletRow } from './booklet-row';
import { bareModel } from './car-model';
import { messages } from './messages';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 16px',
    marginBottom: '8px',
  },
});

const sources: Record<PublicVehicleReport['source'], MessageDescriptor> = {
  registry: messages.fromRegistry,
  service: messages.fromService,
  decoded: messages.fromVin,
};

interface Row {
  readonly key: string;
  readonly code?: string;
  readonly label: MessageDescriptor;
  readonly value: string | number | null;
  readonly source: MessageDescriptor;
  /** Codes of the warnings that speak of this row. */
  readonly warnings?: readonly string[];
}

function rowsOf(report: PublicVehicleReport, intl: IntlShape): Row[] {
  const source = sources[report.source];
  const rows: Row[] = [
    {
      key: 'maker',
      code: '(D.1)',
      label: messages.maker,
      value: report.manufacturer,
      source: messages.fromVin,
      warnings: ['manufacturer_unknown'],
    },
    {
      key: 'model',
      code: '(D.3)',
      label: messages.model,
      value: report.car_model && bareModel(report.car_model, report.manufacturer),
      source,
    },
    { key: 'version', code: '(D.2)', label: messages.version, value: report.car_version, source },
    {
      key: 'fuel',
      code: '(P.3)',
      label: messages.fuel,
      value: report.car_fuel && intl.formatMessage(fuelNames[report.car_fuel]),
      source,
    },
    {
      key: 'year',
      label: messages.modelYear,
      value: report.model_year,
      source: report.model_year_confidence === 'stimato' ? messages.estimated : source,
      warnings: ['model_year_estimated'],
    },
  ];
  return rows.filter((row) => row.value !== null);
}

/** What the sources know of the car; a warning stands right under the row that it speaks of. */
export function FoundRows({ report }: { report: PublicVehicleReport }) {
  const intl = useIntl();
  const rows = rowsOf(report, intl);
  const placed = rows.flatMap((row) => row.warnings ?? []);
  const notes = (codes: readonly string[]) =>
    report.warnings
      .filter(({ code }) => codes.includes(code))
      .map(({ code, message }) => (
        <Note key={code} tone={code === 'model_year_estimated' ? 'info' : 'warning'}>
          {message}
        </Note>
      ));
  const others = report.warnings.filter(({ code }) => !placed.includes(code)).map(({ code }) => code);

  return (
    <>
      <Head>
        <chakra.h2 textStyle="h3" fontSize="0.875rem">
          <FormattedMessage {...messages.found} />
        </chakra.h2>
        <chakra.span textStyle="caption" color="fg.muted">
          <FormattedMessage {...messages.foundHint} />
        </chakra.span>
      </Head>
      <dl>
        {rows.map(({ key, code, label, value, source, warnings = [] }) => {
          const found = notes(warnings);
          return (
            <BookletRow
              key={key}
              code={code}
              label={<FormattedMessage {...label} />}
              value={value}
              source={<FormattedMessage {...source} />}
              note={found.length > 0 && found}
            />
          );
        })}
      </dl>
      {notes(others)}
    </>
  );
}
