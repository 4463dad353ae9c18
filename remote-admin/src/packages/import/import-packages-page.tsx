import { ImportPage } from '../../common/import';
import { usePackageAdapter } from './use-package-adapter';

/** The packages of a file, tried out and then written. */
export function ImportPackagesPage() {
  const adapter = usePackageAdapter();
  return <ImportPage adapter={adapter} />;
}
