import { useQuery } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { UnsavedPartsProvider } from '../../common/record/unsaved-parts';
import { useUserCalls } from '../use-user-calls';
import { userKeys } from '../user-keys';
import { messages } from './messages';
import { UserView } from './user-view';

/** A person at their address, or not found. */
export function UserPage() {
  const { user_uid = '' } = useParams();
  return (
    <RecordState query={useUser(user_uid)} words={messages} list={paths.users}>
      {(user) => (
        <UnsavedPartsProvider key={user_uid}>
          <UserView user={user} />
        </UnsavedPartsProvider>
      )}
    </RecordState>
  );
}

/** A person by their uid. */
function useUser(uid: string) {
  const calls = useUserCalls();
  return useQuery({
    queryKey: userKeys.record(uid),
    queryFn: async () => (await calls.get({ params: { uid } }, { quiet: true })).data,
    retry: false,
  });
}
