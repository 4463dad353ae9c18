import type { StaffContract } from 'shared-api/entities';
import { TextField } from 'shared-ui/components';
import { formatDate, formatKm } from 'shared-ui/format';
import { CheckIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { DateField, type Service, ServiceCells } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { messages } from './messages';
import { ServiceDialog } from './service-dialog';
import { StepButtons, StepCell, StepFailure, StepFields, StepSubmit } from './step-fields';
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

/** The next service; a dealer marks it as done in place. */
function NextService({ contract, work }: { contract: StaffContract; work: Work }) {
  const { dealer } = useBackOffice();
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
      action={dealer ? { label: <FormattedMessage {...messages.serviceDone} />, icon: CheckIcon } : undefined}
    >
      <ServiceCells services={serviceCells(contract.maintenance)} />
      {dealer && <ServiceForm contract={contract} n={work.n} complete={dealer.calls.completeMaintenance} />}
    </StepPanel>
  );
}

interface ServiceFormProps {
  contract: StaffContract;
  n: number;
  complete: DealerCalls['completeMaintenance'];
}

function ServiceForm({ contract, n, complete }: ServiceFormProps) {
  const { form, submit, failure, saving, today, asked, confirm, cancel } = useServiceForm(contract, n, complete);
  const { errors } = form.formState;
  return (
    <>
      {asked && (
        <ServiceDialog
          {...asked}
          uid={contract.contract_uid}
          n={n}
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
        <StepFailure>{failure}</StepFailure>
        <StepButtons beside>
          <StepSubmit icon={CheckIcon} loading={saving}>
            <FormattedMessage {...messages.serviceDone} />
          </StepSubmit>
        </StepButtons>
      </StepFields>
    </>
  );
}

/** "21.400" as a dealer types it; what is no number stays for the form's rules to refuse. */
function kilometresOf(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const digits = typed.replace(/[.\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : digits === '' ? undefined : typed;
}

/** The plan's services as cells: done, the next one, those to come, each with its day. */
function serviceCells(maintenance: StaffContract['maintenance']): Service[] {
  const next = maintenance.find(({ done_on }) => done_on === null);
  return maintenance.map(({ n, done_on, due_on, projected_on }) => ({
    n,
    state: done_on ? 'done' : n === next?.n ? 'next' : 'later',
    when: formatDate(done_on ?? projected_on ?? due_on),
  }));
}
