import type { ReactNode } from 'react';
import type { AuditRow } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { RowCard } from 'shared-ui/work';
import { ActorText } from './labels/actor-text';
import { actionName } from './labels/names';
import { SubjectText } from './labels/subject-text';

const When = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

interface AuditCardProps {
  row: AuditRow;
  onOpen(row: AuditRow): void;
  menu: ReactNode;
}

/** An entry on a phone. */
export function AuditCard({ row, onOpen, menu }: AuditCardProps) {
  const intl = useIntl();
  return (
    <RowCard
      top={<ActorText actor={row.actor} />}
      topEnd={
        <When>
          <DateText value={row.at} as="dateTime" />
        </When>
      }
      title={
        <Button look="link" size="control" onClick={() => onOpen(row)}>
          {actionName(row.action, intl)}
        </Button>
      }
      foot={
        <div>
          <SubjectText subject={row.subject} />
        </div>
      }
      footEnd={menu}
    />
  );
}
