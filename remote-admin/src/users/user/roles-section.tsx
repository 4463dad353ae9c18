import { useState } from 'react';
import type { Role } from 'shared-api/domain';
import type { AdminUser } from 'shared-api/entities';
import { usePerson } from 'shared-api/react';
import { Note } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { LeftAlone } from '../user-actions';
import { userKeys, useUserCalls, useUserChange } from '../user-calls';
import { RoleTicks } from '../user-labels';
import { ChangeSection } from './change-section';
import { rolesMessages as messages } from './messages';

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

/** Whether the person is the only administrator who can sign in: then nobody can take that from them. */
export function useLastAdmin({ roles, active }: AdminUser): boolean {
  const calls = useUserCalls();
  const { data } = useQuery({
    queryKey: [...userKeys.lists, 'admins'],
    queryFn: () =>
      calls.search(
        {
          query: {
            per_page: 1,
            wheres: [
              { field: 'role', op: 'eq', value: 'admin' },
              { field: 'active', op: 'eq', value: 'true' },
            ],
          },
        },
        { quiet: true },
      ),
    enabled: active && roles.includes('admin'),
  });
  return active && roles.includes('admin') && data?.meta.total === 1;
}
