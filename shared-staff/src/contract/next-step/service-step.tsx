import { coverEndOf, coverHasEnded, romeDate } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { formatDate, formatKm } from 'shared-ui/format';
import { CheckIcon } from 'shared-ui/icons';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { type Service, ServiceCells } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { messages } from './messages';
import { ServiceForm } from './service-form';
import { StepPanel } from './step-panel';

type Work = StaffContract['maintenance'][number];

/** Paid: the next service, by months or kilometres, marked as done in place; or that nothing is left to do; or that the cover is over. */
export function ServiceStep({ contract }: { contract: StaffContract }) {
  const next = contract.maintenance.find(({ done_on }) => done_on === null);
  const ended = useEnd(contract);
  if (next) return <NextService key={next.n} contract={contract} work={next} />;
  return (
    <StepPanel
      contract={contract}
      title={ended ?? <FormattedMessage {...messages.validTitle} />}
      why={
        <FormattedMessage
          {...(contract.maintenance.length > 0 ? messages.allDone : messages.noServices)}
          values={{ count: contract.maintenance.length }}
        />
      }
    />
  );
}

function useToday(): string {
  const { now } = useHost();
  return romeDate(new Date(now()));
}

/** That the cover has ended and when, or null while it runs. */
function useEnd(contract: StaffContract) {
  const today = useToday();
  const end = coverEndOf(contract);
  if (end === null || !coverHasEnded(contract, today)) return null;
  return <FormattedMessage {...messages.coverEnded} values={{ date: formatDate(end) }} />;
}

/** The next service; a dealer marks it as done in place. */
function NextService({ contract, work }: { contract: StaffContract; work: Work }) {
  const { dealer } = useBackOffice();
  const ended = useEnd(contract);
  const foreseen = work.projected_on && work.projected_on < work.due_on ? work.projected_on : null;
  const today = useToday();
  const reached = foreseen !== null && foreseen <= today;
  return (
    <StepPanel
      contract={contract}
      title={
        ended ?? (
          <FormattedMessage
            {...(reached ? messages.serviceNow : messages.serviceTitle)}
            values={{ n: work.n, date: formatDate(foreseen ?? work.due_on) }}
          />
        )
      }
      why={
        <FormattedMessage
          {...(ended ? messages.lateRecord : whyThen(foreseen, reached))}
          values={{ n: work.n, km: formatKm(work.due_km), date: formatDate(work.due_on) }}
        />
      }
      action={dealer ? { label: <FormattedMessage {...messages.serviceDone} />, icon: CheckIcon } : undefined}
    >
      <ServiceCells services={serviceCells(contract.maintenance, ended !== null)} />
      {dealer && <ServiceForm contract={contract} work={work} complete={dealer.calls.completeMaintenance} />}
    </StepPanel>
  );
}

function whyThen(foreseen: string | null, reached: boolean): MessageDescriptor {
  if (foreseen === null) return messages.serviceByMonths;
  return reached ? messages.serviceKmReached : messages.serviceByKm;
}

/** The plan's services as cells: done, the next one, those to come, or missed where the cover has ended; each with its day. */
function serviceCells(maintenance: StaffContract['maintenance'], hasEnded: boolean): Service[] {
  const next = maintenance.find(({ done_on }) => done_on === null);
  const undone = (n: number) => (hasEnded ? 'missed' : n === next?.n ? 'next' : 'later');
  return maintenance.map(({ n, done_on, due_on, projected_on }) => ({
    n,
    state: done_on ? 'done' : undone(n),
    when: formatDate(done_on ?? projected_on ?? due_on),
  }));
}
