import type { ReactNode } from 'react';
import type { OfferedPackage, Store } from 'shared-api/entities';
import { PriceBreakdown } from 'shared-staff';
import { chakra, Stack } from 'shared-ui';
import { CarPlate, Panel, PanelBody, type SummaryRow, SummaryRows } from 'shared-ui/components';
import { formatDate, formatKm, isDay } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import type { FormValues } from '../form/values';
import { messages } from './messages';

const Car = chakra('p', { base: { fontWeight: 600, marginTop: '12px' } });
const Facts = chakra('p', { base: { color: 'fg.muted' } });

function factsOf({ car_registration_date, km }: FormValues, intl: IntlShape): string {
  const digits = km.replace(/\D/g, '');
  return [
    isDay(car_registration_date) &&
      intl.formatMessage(messages.registered, { date: formatDate(car_registration_date) }),
    digits && formatKm(Number(digits)),
  ]
    .filter(Boolean)
    .join(', ');
}

function rowsOf(values: FormValues, offer: OfferedPackage | undefined, store: Store | undefined, intl: IntlShape) {
  const text = { choose: intl.formatMessage(messages.toChoose), complete: intl.formatMessage(messages.toComplete) };
  const name = `${values.firstname} ${values.lastname}`.trim();
  const rows: SummaryRow[] = [
    { label: intl.formatMessage(messages.pack), value: offer?.title, detail: offer ? undefined : text.choose },
    { label: intl.formatMessage(messages.store), value: store?.name, detail: store ? store.city : text.choose },
    {
      label: intl.formatMessage(messages.customer),
      value: name || undefined,
      detail: name ? undefined : text.complete,
    },
  ];
  return rows;
}

interface SummaryPanelProps {
  values: FormValues;
  offer: OfferedPackage | undefined;
  store: Store | undefined;
  /** Buttons, and what they would ask for. */
  children: ReactNode;
}

/** What the contract will be: car, choices, amounts. Beside the form from 960 up, where it stays in sight. */
export function SummaryPanel({ values, offer, store, children }: SummaryPanelProps) {
  const intl = useIntl();
  const { car_plate, car_registration_date, car_model, car_version } = values;
  return (
    <Panel title={<FormattedMessage {...messages.title} />} bare position={{ md: 'sticky' }} top={{ md: '80px' }}>
      <PanelBody>
        <CarPlate
          plate={car_plate.replace(/\s/g, '').toUpperCase()}
          registrationDate={isDay(car_registration_date) ? car_registration_date : null}
          size={44}
        />
        <Car>{`${car_model} ${car_version}`.trim() || intl.formatMessage(messages.noCar)}</Car>
        <Facts>{factsOf(values, intl)}</Facts>
      </PanelBody>
      <PanelBody>
        <SummaryRows rows={rowsOf(values, offer, store, intl)} />
      </PanelBody>
      {offer && (
        <PanelBody>
          <PriceBreakdown of={offer} rental={values.kind === 'rental'} />
        </PanelBody>
      )}
      <PanelBody>
        <Stack gap="12px" align="stretch">
          {children}
        </Stack>
      </PanelBody>
    </Panel>
  );
}
