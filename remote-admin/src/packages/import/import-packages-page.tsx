import { ImportPage } from '../../common/import';
import { usePackageDesk } from './use-package-desk';

/** The packages of a file, tried out and then written. */
export function ImportPackagesPage() {
  const desk = usePackageDesk();
  return <ImportPage desk={desk} />;
}
