import { useParams } from 'shared-ui/router';
import { paths } from '../../common/paths';
import { RecordState } from '../../common/record/record-state';
import { UnsavedPartsProvider } from '../../common/record/unsaved-parts';
import { messages } from './messages';
import { StoreView } from './store-view';
import { useStore } from './use-store';

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
