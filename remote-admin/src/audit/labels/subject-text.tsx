import type { AuditRow } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { subjectName } from './names';
import { subjectPath } from './subject-path';

/** Kinds whose id tells people something. */
const telling: ReadonlySet<string> = new Set(['area', 'adapter', 'message-template']);

/** What something was done to: its name of today with its kind, or its kind alone. */
export function SubjectText({ subject }: { subject: AuditRow['subject'] }) {
  const intl = useIntl();
  const kind = subjectName(subject.type, intl);
  const path = subjectPath(subject);
  const name = subject.label ?? (telling.has(subject.type) ? subject.id : null);
  return (
    <>
      {path ? <TextLink to={path}>{name ?? kind}</TextLink> : <Cut text={name ?? kind} />}
      {name && <Cut quiet text={kind} />}
    </>
  );
}
