import type { StaffContract } from 'shared-api/entities';
import { chakra, Heading } from 'shared-ui';
import { formatDate, formatKm } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { CarPlate, CopyButton, FieldCell, FieldGrid, Panel } from 'shared-ui/pieces';
import { fuelMessages } from '../../common/words/fuel.messages';
import { rowStarts } from './row-starts';
import { messages } from './vehicle.messages';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'flex-start', sm: 'center' },
    gap: { base: '12px', sm: '24px' },
    padding: { base: '16px', md: '20px 24px' },
  },
});
const WithCopy = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontFamily: 'mono', marginBlock: '-10px' },
});

/** The car as its registration booklet has it, field codes included. */
export function VehiclePanel({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { car_plate, car_registration_date: registered, car_mileage_date: measured, car_fuel, km } = contract;
  return (
    <Panel bare aria-label={intl.formatMessage(messages.title)}>
      <Head>
        <CarPlate plate={car_plate} registrationDate={registered} size={44} />
        <div>
          <Heading level={2} look="h3">
            {contract.car_model}
          </Heading>
          {contract.car_version && <chakra.p color="fg.muted">{contract.car_version}</chakra.p>}
        </div>
      </Head>
      <FieldGrid borderBottomWidth="0" css={rowStarts(1, 4)}>
        <FieldCell label={<FormattedMessage {...messages.vin} />} code="(E)" span={6}>
          <WithCopy>
            {contract.car_vin}
            <CopyButton text={contract.car_vin} what={intl.formatMessage(messages.theVin)} />
          </WithCopy>
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.registered} />} code="(B)" span={3}>
          {registered ? formatDate(registered) : '–'}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.fuel} />} code="(P.3)" span={3}>
          {car_fuel ? intl.formatMessage(fuelMessages[car_fuel]) : '–'}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.km} />} span={3}>
          {km === null ? '–' : formatKm(km)}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.measured} />} span={3}>
          {measured ? formatDate(measured) : '–'}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.modelYear} />} span={3}>
          {contract.car_model_year ?? '–'}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.material} />} span={3}>
          <chakra.span fontFamily="mono">{contract.car_material_code ?? '–'}</chakra.span>
        </FieldCell>
        {contract.km_reason && (
          <FieldCell label={<FormattedMessage {...messages.kmReason} />} span={12}>
            {contract.km_reason}
          </FieldCell>
        )}
      </FieldGrid>
    </Panel>
  );
}
