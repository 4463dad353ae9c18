import {
  bookletMark,
  type CarField,
  carFieldNames,
  inPageOrder,
  otherFields,
  type StaffContract,
} from 'shared-api/entities';
import { chakra, Heading } from 'shared-ui';
import { CarPlate, CopyButton, FieldCell, FieldGrid, Panel } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { carLabel } from '../../common/labels/car-label';
import { fieldLabel } from '../fields/field-labels';
import { rowStarts } from './row-starts';
import { StatedCell } from './stated-cell';
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

const inHead = ['car_plate', 'car_model', 'car_version'] as const;
const apart = ['car_vin', 'km_reason'] as const;
/** Everything else of the car has a cell. */
const cells = inPageOrder<CarField>(
  ['car_registration_date', 'car_fuel', 'km', 'car_mileage_date', 'car_model_year', 'car_material_code'],
  otherFields<CarField>([...inHead, ...apart], carFieldNames),
);

/** The car as its registration booklet has it, field codes included. */
export function VehiclePanel({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { car_plate, car_registration_date: registered } = contract;
  return (
    <Panel bare aria-label={intl.formatMessage(messages.title)}>
      <Head>
        <CarPlate plate={car_plate} registrationDate={registered} size={44} />
        <chakra.div minWidth={0} maxWidth="100%">
          <Heading level={2} look="h3">
            {carLabel(contract)}
          </Heading>
          {contract.car_version && <chakra.p color="fg.muted">{contract.car_version}</chakra.p>}
        </chakra.div>
      </Head>
      <FieldGrid borderBottomWidth="0" css={rowStarts(1, 4)}>
        <FieldCell label={fieldLabel('car_vin', intl)} code={bookletMark('car_vin')} span={6}>
          <WithCopy>
            {contract.car_vin || '–'}
            {contract.car_vin && <CopyButton text={contract.car_vin} what={intl.formatMessage(messages.theVin)} />}
          </WithCopy>
        </FieldCell>
        {cells.map((field) => (
          <StatedCell key={field} contract={contract} field={field} span={3} />
        ))}
        {contract.km_reason && (
          <FieldCell label={fieldLabel('km_reason', intl)} span={12}>
            {contract.km_reason}
          </FieldCell>
        )}
      </FieldGrid>
    </Panel>
  );
}
