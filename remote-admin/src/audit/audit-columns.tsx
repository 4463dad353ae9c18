import type { AuditRow } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import type { IntlShape } from 'shared-ui/intl';
import { columnsOf } from '../common/lists/define-list';
import { When } from '../common/lists/when';
import { ActorText } from './labels/actor-text';
import { actionName } from './labels/names';
import { SubjectText } from './labels/subject-text';
import { messages } from './messages';

const Mono = chakra('span', { base: { textStyle: 'code', whiteSpace: 'nowrap' } });

/** The audit's columns; the action leads to the entry's details. */
export function auditColumns(intl: IntlShape, onOpen: (row: AuditRow) => void) {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return columnsOf<AuditRow>()([
    {
      key: 'at',
      header: word('at'),
      sort: 'at',
      width: 184,
      cell: ({ at }) => <When at={at} />,
    },
    { key: 'actor', header: word('actor'), width: 200, cell: ({ actor }) => <ActorText actor={actor} /> },
    {
      key: 'action',
      header: word('action'),
      sort: 'action',
      width: 264,
      cell: (row) => (
        <Button look="link" size="control" textAlign="start" onClick={() => onOpen(row)}>
          {actionName(row.action, intl)}
        </Button>
      ),
    },
    { key: 'subject', header: word('subject'), width: 240, cell: ({ subject }) => <SubjectText subject={subject} /> },
    {
      key: 'address',
      header: word('address'),
      width: 136,
      cell: ({ address }) => (address === null ? '–' : <Mono>{address}</Mono>),
    },
  ]);
}
