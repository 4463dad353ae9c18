import { type ReactNode, useState } from 'react';
import { romeDate, withMaker } from 'shared-api/domain';
import type { ManagerVehicleReport } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Note, Stack, TextLink } from 'shared-ui';
import { VinField } from 'shared-ui/components';
import { useController, useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { NumberedSection } from 'shared-ui/work';
import { paths } from '../../common/paths';
import type { SectionState } from '../form/sections';
import { carTexts, type FormValues } from '../form/values';
import { CarFields } from './car-fields';
import { FoundNote } from './found-note';
import { messages } from './messages';
import { useTakeReport } from './use-take-report';
import { useVehicleReport } from './use-vehicle-report';

const Code = chakra('span', { base: { fontFamily: 'mono', marginInlineStart: '8px', whiteSpace: 'nowrap' } });
const bold = (words: ReactNode[]) => <strong key="b">{words}</strong>;

/** Live contracts on the same VIN: own ones by their code; of another dealer's only that there is one. */
function LiveContracts({ report }: { report: ManagerVehicleReport }) {
  const { existing_contracts: own, existing_elsewhere } = report;
  if (own.length === 0 && !existing_elsewhere) return null;
  return (
    <Note tone="warning" role="status">
      {own.length > 0 && (
        <p>
          <FormattedMessage {...messages.ownContracts} values={{ b: bold, count: own.length }} />
          {own.map(({ contract_uid, code }) => (
            <Code key={contract_uid}>
              <TextLink to={paths.contract(contract_uid)}>{code}</TextLink>
            </Code>
          ))}
        </p>
      )}
      {existing_elsewhere && (
        <p>
          <FormattedMessage {...messages.elsewhere} values={{ b: bold }} />
        </p>
      )}
    </Note>
  );
}

interface VehicleSectionProps {
  state: SectionState;
  /** Puts the focus on a field. */
  goTo(field: string): void;
}

/** The car: found by its VIN, completed and corrected by hand. */
export function VehicleSection({ state, goTo }: VehicleSectionProps) {
  const { now } = useHost();
  const { control, setValue, resetField, clearErrors, watch } = useFormContext<FormValues>();
  const vin = useController({ control, name: 'car_vin' });
  const typed = vin.field.value;
  const taken = typed !== '' && watch('found_vin') === typed;
  const lookUp = useVehicleReport(typed);
  const report = lookUp.data;
  const passedOver = useTakeReport(report, goTo);

  function empty() {
    for (const field of carTexts) setValue(field, '');
    resetField('car_mileage_date', { defaultValue: romeDate(new Date(now())) });
    setValue('found_vin', '');
    clearErrors([...carTexts]);
    // The dialog gives the focus back to its button first.
    setTimeout(() => goTo('car_vin'));
  }

  return (
    <NumberedSection
      number={1}
      state={state}
      title={<FormattedMessage {...messages.title} />}
      aside={typed !== '' && <ChangeVin onChange={empty} />}
    >
      <Stack gap="16px" align="stretch">
        <VinField
          name="car_vin"
          value={typed}
          onChange={vin.field.onChange}
          onBlur={vin.field.onBlur}
          error={vin.fieldState.error?.message}
          readOnly={taken}
        />
        <FoundNote lookUp={lookUp} passedOver={passedOver} />
        <CarFields knownKm={report?.km ?? null} maker={report?.manufacturer ?? null} models={modelsWithMake(report)} />
        {report && <LiveContracts report={report} />}
      </Stack>
    </NumberedSection>
  );
}

/** As contracts name a car: make and model. */
function modelsWithMake(report: ManagerVehicleReport | undefined): string[] {
  return report?.models?.map((model) => withMaker(model, report.manufacturer ?? '')) ?? [];
}

/** Empties the section, after a question: what was found belongs to the VIN. */
function ChangeVin({ onChange }: { onChange(): void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="link" onClick={() => setAsking(true)}>
        <FormattedMessage {...messages.change} />
      </Button>
      <ConfirmDialog
        open={asking}
        title={<FormattedMessage {...messages.changeTitle} />}
        confirm={<FormattedMessage {...messages.change} />}
        onConfirm={() => {
          setAsking(false);
          onChange();
        }}
        onCancel={() => setAsking(false)}
      >
        <FormattedMessage {...messages.changeText} />
      </ConfirmDialog>
    </>
  );
}
