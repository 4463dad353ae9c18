import { useState } from 'react';
import type { Role } from 'shared-api/domain';
import type { AdminUser } from 'shared-api/entities';
import { usePerson } from 'shared-api/react';
import { Note } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { LeftAlone } from '../../actions/left-alone';
import { useUserChange } from '../../actions/use-user-change';
import { RoleTicks } from '../../labels/role-ticks';
import { useUserCalls } from '../../use-user-calls';
import { ChangeSection } from '../parts/change-section';
import { messages } from './messages';
import { useLastAdmin } from './use-last-admin';

/** What a person may do here. Nobody changes their own roles, and one administrator always stays. */
export function RolesSection({ id, user }: { id: string; user: AdminUser }) {
  const calls = useUserCalls();
  const [chosen, setChosen] = useState<readonly Role[] | null>(null);
  const save = useUserChange((uid, roles: readonly Role[], options) =>
    calls.updateRoles({ params: { uid }, body: { roles: [...roles] } }, options),
  );
  const self = usePerson()?.uid === user.uid;
  const lastAdmin = useLastAdmin(user);
  const shown = chosen ?? user.roles;
  const dirty = [...shown].sort().join() !== [...user.roles].sort().join();
  const losesStores = user.stores.length > 0 && !shown.includes('manager');

  return (
    <ChangeSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      change={save}
      dirty={dirty}
      save={<FormattedMessage {...messages.save} />}
      onSave={() => save.mutate({ user, body: shown }, { onSuccess: () => setChosen(null) })}
      onUndo={() => setChosen(null)}
      note={
        (self || lastAdmin) && (
          <Note marginBottom="16px">
            <FormattedMessage {...(self ? messages.self : messages.lastAdmin)} />
          </Note>
        )
      }
    >
      <RoleTicks value={shown} onChange={setChosen} locked={self} kept={lastAdmin ? ['admin'] : []} />
      {losesStores && (
        <>
          <Note tone="warning" role="status" marginTop="8px">
            <FormattedMessage {...messages.losesStores} values={{ count: user.stores.length }} />
          </Note>
          <LeftAlone user={user} />
        </>
      )}
    </ChangeSection>
  );
}
