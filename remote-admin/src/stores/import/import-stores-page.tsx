import { ImportPage } from '../../common/import';
import { useStoreAdapter } from './use-store-adapter';

/** The dealers of a file, tried out and then written. */
export function ImportStoresPage() {
  const adapter = useStoreAdapter();
  return <ImportPage adapter={adapter} />;
}
