import { useState } from 'react';
import { adminUsers } from 'shared-api/contracts';
import { isOnLine, nameOrEmail } from 'shared-api/domain';
import type { Store } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { everyPage } from 'shared-staff';
import { Button, chakra, Note, Text, TextLink } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation, useQuery, useQueryClient } from 'shared-ui/query';
import { SideSection } from 'shared-ui/work';
import { LastManagerDialog } from '../../common/managers/last-manager-dialog';
import { paths } from '../../common/paths';
import { PersonSearch } from '../../common/search/person-search';
import { useStoreCache, useStoreCalls } from '../store-calls';
import { managersMessages as messages } from './messages';

const List = chakra('ul', { base: { borderBottomWidth: '1px', marginBottom: '16px' } });

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '48px',
    paddingBlock: '4px',
    '& + &': { borderTopWidth: '1px' },
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  },
});

type Manager = Store['managers'][number];

interface ManagersSectionProps {
  id: string;
  store: Store;
  /** Whose account is disabled. */
  disabled: ReadonlySet<string>;
}

/** Who works for a dealer; each change holds at once. */
export function ManagersSection({ id, store, disabled }: ManagersSectionProps) {
  const intl = useIntl();
  const change = useManagerChanges(store);
  const { error, variables, isPending } = change;
  const [asked, setAsked] = useState<Manager | null>(null);
  const detach = ({ uid }: Manager) =>
    change.mutate({ user_uid: uid, attach: false }, { onSettled: () => setAsked(null) });
  const sentences = isApiError(error) ? Object.values(error.fields).flat().join(' ') : '';
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      ways={
        <TextLink to={paths.newManagerOf(store.store_uid)}>
          <FormattedMessage {...messages.invite} />
        </TextLink>
      }
    >
      {error && (
        <Note tone="error" role="alert" marginBottom="16px">
          {sentences || failureText(error, intl)}
        </Note>
      )}
      {store.managers.length === 0 ? (
        <Text look="small" muted marginBottom="16px">
          <FormattedMessage {...messages.none} />
        </Text>
      ) : (
        <List aria-label={intl.formatMessage(messages.title)}>
          {store.managers.map((manager) => {
            const { uid, email } = manager;
            const name = nameOrEmail(manager);
            return (
              <Row key={uid}>
                <div>
                  <TextLink to={paths.user(uid)}>{name}</TextLink>
                  <Text look="caption">
                    {email}
                    {disabled.has(uid) && (
                      <>
                        {' · '}
                        <FormattedMessage {...messages.disabled} />
                      </>
                    )}
                  </Text>
                </div>
                <Button
                  look="link"
                  size="control"
                  aria-label={intl.formatMessage(messages.detachNamed, { name })}
                  loading={isPending && !variables.attach && variables.user_uid === uid}
                  // Of a dealer that is on line the server lets the last one not go, and says so.
                  onClick={() =>
                    !isOnLine(store) && isLastInCharge(manager, store, disabled) ? setAsked(manager) : detach(manager)
                  }
                >
                  <FormattedMessage {...messages.detach} />
                </Button>
              </Row>
            );
          })}
        </List>
      )}
      {asked && (
        <LastManagerDialog
          person={nameOrEmail(asked)}
          store={store}
          detaching={isPending}
          onConfirm={() => detach(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
      <PersonSearch
        label={<FormattedMessage {...messages.attach} />}
        hint={<FormattedMessage {...messages.attachHint} />}
        without={store.managers.map(({ uid }) => uid)}
        onChoose={({ uid }) => change.mutate({ user_uid: uid, attach: true })}
      />
    </SideSection>
  );
}

/** Whether nobody is in charge of a dealer once a person is not: who is disabled is in charge of nothing. */
function isLastInCharge({ uid }: Manager, { managers }: Store, disabled: ReadonlySet<string>): boolean {
  return !disabled.has(uid) && managers.every((other) => other.uid === uid || disabled.has(other.uid));
}

/** Attaches a person to a dealer, or detaches them; at once, one after the other. */
function useManagerChanges({ store_uid }: Store) {
  const calls = useStoreCalls();
  const put = useStoreCache();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user_uid, attach }: { user_uid: string; attach: boolean }) => {
      const call = { params: { store_uid }, body: { user_uid } };
      return attach ? calls.attachManager(call, { quiet: true }) : calls.detachManager(call, { quiet: true });
    },
    scope: { id: `managers-${store_uid}` },
    onSuccess({ data }) {
      put(data);
      // Their dealers and perhaps their roles have changed with it.
      void client.invalidateQueries({ queryKey: ['admin', 'users'] });
    },
  });
}

const nobody: ReadonlySet<string> = new Set();

/** Of the people who work for a dealer, those whose account is disabled; nobody until that is known. */
export function useDisabledManagers({ store_uid, managers }: Store): ReadonlySet<string> {
  const users = useApi().bind(adminUsers);
  const { data } = useQuery({
    queryKey: ['admin', 'users', 'disabled-managers', store_uid],
    queryFn: async ({ signal }) => {
      const wheres = [{ field: 'store_uid' as const, op: 'eq' as const, value: store_uid }];
      const found = await everyPage((page) =>
        users.search({ query: { wheres, page, per_page: 100 } }, { signal, quiet: true }),
      );
      return new Set(found.filter(({ active }) => !active).map(({ uid }) => uid));
    },
    enabled: managers.length > 0,
  });
  return data ?? nobody;
}
