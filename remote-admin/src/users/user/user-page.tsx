import { useParams } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { UnsavedPartsProvider } from '../../common/record/unsaved-parts';
import { messages } from './messages';
import { useUser } from './use-user';
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
