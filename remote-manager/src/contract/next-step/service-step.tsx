import type { StaffContract } from 'shared-api/entities';
import { Button, CheckIcon, Icon, Note, TextField } from 'shared-ui';
import { formatDate, formatKm } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { DateField, ServiceCells } from 'shared-ui/work';
import { messages } from './messages';
import { serviceCells } from './service-cells';
import { StepButtons, StepCell, StepFields } from './step-fields';
import { StepPanel } from './step-panel';
import { useServiceForm } from './use-service-form';

type Work = StaffContract['maintenance'][number];

/** Paid: the next service, by months or kilometres, marked as done in place; or that nothing is left to do. */
export function ServiceStep({ contract }: { contract: StaffContract }) {
  const next = contract.maintenance.find(({ done_on }) => done_on === null);
  if (next) return <NextService key={next.n} contract={contract} work={next} />;
  return (
    <StepPanel
      contract={contract}
      title={<FormattedMessage {...messages.validTitle} />}
      why={
        <FormattedMessage
          {...(contract.maintenance.length > 0 ? messages.allDone : messages.noServices)}
          values={{ count: contract.maintenance.length }}
        />
      }
    />
  );
}

function NextService({ contract, work }: { contract: StaffContract; work: Work }) {
  const { form, submit, failure, saving, today } = useServiceForm(contract, work.n);
  const { errors } = form.formState;
  const foreseen = work.projected_on && work.projected_on < work.due_on ? work.projected_on : null;
  return (
    <StepPanel
      contract={contract}
      title={
        <FormattedMessage
          {...messages.serviceTitle}
          values={{ n: work.n, date: formatDate(foreseen ?? work.due_on) }}
        />
      }
      why={
        <FormattedMessage
          {...(foreseen ? messages.serviceByKm : messages.serviceByMonths)}
          values={{ km: formatKm(work.due_km), date: formatDate(work.due_on) }}
        />
      }
      action={{ label: <FormattedMessage {...messages.serviceDone} />, icon: CheckIcon }}
    >
      <ServiceCells services={serviceCells(contract.maintenance)} />
      <StepFields onSubmit={submit} noValidate marginTop="16px">
        <StepCell size="day">
          <DateField
            {...form.register('date')}
            label={<FormattedMessage {...messages.serviceDay} />}
            max={today}
            error={errors.date?.message}
          />
        </StepCell>
        <StepCell size="amount">
          <TextField
            {...form.register('km', { setValueAs: (typed: unknown) => kilometresOf(typed) })}
            label={<FormattedMessage {...messages.serviceKm} />}
            inputMode="numeric"
            autoComplete="off"
            after="km"
            error={errors.km?.message}
          />
        </StepCell>
        {failure && (
          <StepCell size="row">
            <Note tone="error" role="alert">
              {failure}
            </Note>
          </StepCell>
        )}
        <StepButtons beside>
          <Button type="submit" look="solid" loading={saving}>
            <Icon of={CheckIcon} />
            <FormattedMessage {...messages.serviceDone} />
          </Button>
        </StepButtons>
      </StepFields>
    </StepPanel>
  );
}

/** "21.400" as a dealer types it; what is no number stays for the form's rules to refuse. */
function kilometresOf(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const digits = typed.replace(/[.\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : digits === '' ? undefined : typed;
}
