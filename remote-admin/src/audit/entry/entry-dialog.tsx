import type { AuditRow } from 'shared-api/entities';
import { chakra, Text } from 'shared-ui';
import { DateText, FieldCell, FieldGrid } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { ActorText } from '../labels/actor-text';
import { actionName } from '../labels/names';
import { SubjectText } from '../labels/subject-text';
import { messages as auditMessages } from '../messages';
import { ChangesTable } from './changes-table';
import { readEntry } from './entry-data';
import { factName } from './fact-name';
import { messages } from './messages';
import { valueText } from './value-text';

const Mono = chakra('span', { base: { textStyle: 'code', overflowWrap: 'anywhere' } });

/** An entry of the audit, whole: with all that was written down, and what stood there before. */
export function EntryDialog({ entry, onClose }: { entry: AuditRow; onClose(): void }) {
  const intl = useIntl();
  const { changes, facts } = readEntry(entry.data);
  const word = (name: keyof typeof auditMessages) => intl.formatMessage(auditMessages[name]);
  return (
    <Dialog open onClose={onClose} title={actionName(entry.action, intl)}>
      <FieldGrid>
        <FieldCell span={6} label={word('at')}>
          <DateText value={entry.at} as="longDateTime" />
        </FieldCell>
        <FieldCell span={6} label={word('actor')}>
          <ActorText actor={entry.actor} />
        </FieldCell>
        <FieldCell span={6} label={word('subject')}>
          <SubjectText subject={entry.subject} />
        </FieldCell>
        <FieldCell span={6} label={word('address')}>
          {entry.address ?? '–'}
        </FieldCell>
        <FieldCell span={6} label={intl.formatMessage(messages.code)}>
          <Mono>{entry.action}</Mono>
        </FieldCell>
        <FieldCell span={6} label={word('request')}>
          <Mono>{entry.request_id ?? '–'}</Mono>
        </FieldCell>
        {facts.map(({ field, value }) => (
          <FieldCell key={field} span={6} label={factName(field, intl)}>
            {valueText(value, field, intl)}
          </FieldCell>
        ))}
      </FieldGrid>
      {changes.length > 0 && (
        <chakra.div marginTop="16px">
          <ChangesTable changes={changes} />
        </chakra.div>
      )}
      {changes.length === 0 && facts.length === 0 && (
        <Text look="small" muted marginTop="16px">
          <FormattedMessage {...messages.noChanges} />
        </Text>
      )}
    </Dialog>
  );
}
