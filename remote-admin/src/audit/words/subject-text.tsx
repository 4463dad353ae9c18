import type { AuditRow } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { Cut } from 'shared-ui/table';
import { subjectName } from './names';
import { subjectPath } from './subject-path';

/** What something was done to: its name of today with its kind, or its kind alone. */
export function SubjectText({ subject }: { subject: AuditRow['subject'] }) {
  const intl = useIntl();
  const kind = subjectName(subject.type, intl);
  const path = subjectPath(subject);
  const label = subject.label ?? kind;
  return (
    <>
      {path ? <TextLink to={path}>{label}</TextLink> : <Cut text={label} />}
      {subject.label && <Cut quiet text={kind} />}
    </>
  );
}
