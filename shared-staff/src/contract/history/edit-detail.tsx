import type { ReactNode } from 'react';
import type { ContractEventRecord } from 'shared-api/entities';
import { formatDate, formatKm, isDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ChangedFields } from '../fields/changed-fields';
import { changesOf, isRecord } from '../fields/changes-of';
import { editMessages as words } from './edit.messages';

type Values = Readonly<Record<string, unknown>>;
const nothing: Values = {};

/**
 * What an edit changed, field by field, and why where that was asked; what a service says; and that an identity document
 * went with its person.
 */
export function EditDetail({ data }: { data: ContractEventRecord['data'] }) {
  const intl = useIntl();
  const before = isRecord(data.before) ? data.before : nothing;
  const after = isRecord(data.after) ? data.after : nothing;
  const service = serviceText(after);
  if (service) {
    const corrected = serviceText(before);
    return (
      <>
        {service} {corrected && <FormattedMessage {...words.serviceBefore} values={{ before: corrected }} />}
      </>
    );
  }
  return (
    <>
      <ChangedFields changes={changesOf(data, intl)} />
      {before.signature_level === 'FEA' && after.signature_level === 'FES' && (
        <FormattedMessage {...words.identityGone} />
      )}
      {typeof data.reason === 'string' && <FormattedMessage {...words.reason} values={{ reason: data.reason }} />}
    </>
  );
}

/** "Il 02/03/2026 a 28.420 km", of a service that was done. */
function serviceText({ service_done_on, service_km }: Values): ReactNode {
  if (typeof service_done_on !== 'string' || !isDay(service_done_on) || typeof service_km !== 'number')
    return undefined;
  const values = { date: formatDate(service_done_on), km: formatKm(service_km) };
  return <FormattedMessage {...words.service} values={values} />;
}
