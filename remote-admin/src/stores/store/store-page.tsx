import { useQuery } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { UnsavedPartsProvider } from '../../common/record/unsaved-parts';
import { storeKeys } from '../store-keys';
import { useStoreCalls } from '../use-store-calls';
import { messages } from './messages';
import { StoreView } from './store-view';

/** A dealer at its address, or not found. */
export function StorePage() {
  const { store_uid = '' } = useParams();
  return (
    <RecordState query={useStore(store_uid)} words={messages} list={paths.stores}>
      {(store) => (
        <UnsavedPartsProvider key={store_uid}>
          <StoreView store={store} />
        </UnsavedPartsProvider>
      )}
    </RecordState>
  );
}

/** A dealer by its uid. */
function useStore(uid: string) {
  const calls = useStoreCalls();
  return useQuery({
    queryKey: storeKeys.record(uid),
    queryFn: async () => (await calls.get({ params: { store_uid: uid } }, { quiet: true })).data,
    retry: false,
  });
}
