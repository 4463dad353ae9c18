import type { AuditRow } from 'shared-api/entities';
import { auditActionNames, auditSubjectNames, roleNames } from 'shared-api/messages';
import { TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { type IntlShape, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { messages } from './messages';

/** Who did it, and as what; the system and visitors have no name. */
export function ActorText({ actor }: { actor: AuditRow['actor'] }) {
  const intl = useIntl();
  if (actor === null) return <Cut quiet text={intl.formatMessage(messages.nobody)} />;
  return (
    <>
      <TextLink to={paths.user(actor.uid)}>{actor.fullname || intl.formatMessage(messages.nameless)}</TextLink>
      {actor.role && <Cut quiet text={intl.formatMessage(roleNames[actor.role])} />}
    </>
  );
}

/** The word for a code; one that has no word yet is told as it is. */
function named(names: Readonly<Record<string, MessageDescriptor>>, code: string, intl: IntlShape): string {
  const word = names[code];
  return word ? intl.formatMessage(word) : code;
}

/** "Contratto eliminato" for `contracts.deleted`. */
export function actionName(action: string, intl: IntlShape): string {
  return named(auditActionNames, action, intl);
}

/** "Dealer" for `store`. */
export function subjectName(type: string, intl: IntlShape): string {
  return named(auditSubjectNames, type, intl);
}

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

/** The page of what something was done to; null where it has none. */
function subjectPath({ type, id, label }: AuditRow['subject']): string | null {
  switch (type) {
    case 'settings':
      return paths.settings;
    case 'area':
    case 'adapter':
      return paths.system;
    case 'message':
      return paths.messages;
    case 'message-template':
      return `${paths.templates}?testo=${encodeURIComponent(id ?? '')}`;
    // A contract's address is its secret, which the audit does not hold: its code leads to it.
    case 'contract':
      return label && `${paths.contracts}?search=${encodeURIComponent(label)}`;
    case 'user':
      return id && paths.user(id);
    case 'store':
      return id && paths.store(id);
    case 'package-type':
      return id && paths.packageType(id);
    case 'notification':
      return id && paths.notification(id);
    default:
      return null;
  }
}
