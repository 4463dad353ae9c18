import { ImportPage } from '../../common/import';
import { useStoreDesk } from './use-store-desk';

/** The dealers of a file, tried out and then written. */
export function ImportStoresPage() {
  const desk = useStoreDesk();
  return <ImportPage desk={desk} />;
}
