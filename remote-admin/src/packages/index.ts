export { ImportPackagesPage } from './import/import-packages-page';
export { NewPackagePage } from './package/new-package-page';
export { PackagePage } from './package/package-page';
export { PackagesPage } from './packages-page';
export { NewTypePage } from './types/new-type-page';
export { PackageTypePage } from './types/package-type-page';
