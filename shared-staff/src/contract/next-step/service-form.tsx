import type { StaffContract } from 'shared-api/entities';
import { TextField } from 'shared-ui/components';
import { CheckIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { DateField } from 'shared-ui/work';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { messages } from './messages';
import { ServiceDialog } from './service-dialog';
import { StepButtons, StepCell, StepFailure, StepFields, StepSubmit } from './step-fields';
import { useServiceForm } from './use-service-form';

interface ServiceFormProps {
  contract: StaffContract;
  work: Pick<StaffContract['maintenance'][number], 'n' | 'done_on' | 'km'>;
  complete: DealerCalls['completeMaintenance'];
  /** It was marked, or corrected. */
  onDone?(): void;
}

/** When and at how many kilometres a service was done, or really was. */
export function ServiceForm({ contract, work, complete, onDone }: ServiceFormProps) {
  const { form, submit, failure, saving, latest, asked, confirm, cancel } = useServiceForm(
    contract,
    work,
    complete,
    onDone,
  );
  const { errors } = form.formState;
  const action = <FormattedMessage {...(work.done_on === null ? messages.serviceDone : messages.serviceCorrect)} />;
  return (
    <>
      {asked && (
        <ServiceDialog
          {...asked}
          uid={contract.contract_uid}
          n={work.n}
          action={action}
          saving={saving}
          onConfirm={() => void confirm(asked)}
          onCancel={cancel}
        />
      )}
      <StepFields onSubmit={submit} noValidate marginTop="16px">
        <StepCell size="day">
          <DateField
            {...form.register('date')}
            label={<FormattedMessage {...messages.serviceDay} />}
            max={latest}
            error={errors.date?.message}
          />
        </StepCell>
        <StepCell size="amount">
          <TextField
            {...form.register('km')}
            label={<FormattedMessage {...messages.serviceKm} />}
            inputMode="numeric"
            autoComplete="off"
            after="km"
            error={errors.km?.message}
          />
        </StepCell>
        <StepFailure>{failure}</StepFailure>
        <StepButtons beside>
          <StepSubmit icon={CheckIcon} loading={saving}>
            {action}
          </StepSubmit>
        </StepButtons>
      </StepFields>
    </>
  );
}
