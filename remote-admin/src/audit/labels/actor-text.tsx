import type { AuditRow } from 'shared-api/entities';
import { TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { roleNames } from '../../common/labels/role.messages';
import { paths } from '../../common/paths';
import { messages } from '../messages';

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
