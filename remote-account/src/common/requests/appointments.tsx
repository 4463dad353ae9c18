import type { ContractRequest } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { romeDay } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../paths';
import { messages } from './messages';

/** An answer that names the day and hour that were agreed. */
export interface Appointment {
  readonly id: string;
  readonly kind: ContractRequest['kind'];
  readonly at: string;
}

/**
 * The appointments of a contract from today on, the next one first.
 * @param now the server's time
 */
export function appointmentsOf(requests: readonly ContractRequest[], now: string): Appointment[] {
  return requests
    .flatMap(({ id, kind, appointment_at: at }) =>
      at !== null && romeDay(at) >= romeDay(now) ? [{ id, kind, at }] : [],
    )
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** Whether the day of a service is agreed, so that nobody has to ask for it. */
export function hasServiceDay(appointments: readonly Appointment[]): boolean {
  return appointments.some(({ kind }) => kind === 'appointment');
}

interface AppointmentsProps {
  appointments: readonly Appointment[];
  /** Leads to the contract, where the answer stands. */
  contractUid?: string;
}

/** "Appuntamento per il tagliando: 03/12/2026 09:00", a line each; nothing where none is agreed. */
export function Appointments({ appointments, contractUid }: AppointmentsProps) {
  return appointments.map(({ id, kind, at }) => {
    const line = (
      <FormattedMessage {...messages.appointmentAt} values={{ kind, when: <DateText value={at} as="dateTime" /> }} />
    );
    return (
      <chakra.p key={id} fontWeight={600} marginTop="12px">
        {contractUid ? <TextLink to={paths.contract(contractUid)}>{line}</TextLink> : line}
      </chakra.p>
    );
  });
}
