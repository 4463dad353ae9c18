import type { Implementation } from '../../platform/http';
import type { Platform } from '../../platform/platform';
import type { DocumentsService } from '../documents';
import { adminPackagesRoutes } from './admin/admin-packages.routes';
import { type ContractsByVersion, createAdminPackagesService } from './admin/admin-packages.service';
import { packageImportsRoutes } from './import/package-imports.routes';
import { createPackageImportsService } from './import/package-imports.service';
import { packageTypesRoutes } from './types/package-types.routes';
import { createPackageTypesService } from './types/package-types.service';
import { createTypeFormsService } from './types/type-forms.service';

/** All that the operator does with packages: one by one, by types and their forms, by files. */
export function operatorPackagesRoutes(
  platform: Platform,
  {
    documents,
    contractsByVersion,
  }: {
    readonly documents: Pick<DocumentsService, 'preview' | 'inspectForm' | 'misfits'>;
    readonly contractsByVersion: ContractsByVersion;
  },
): readonly Implementation[] {
  const forms = createTypeFormsService({ ...platform, documents });
  return [
    ...adminPackagesRoutes(createAdminPackagesService({ ...platform, contractsByVersion, documents })),
    ...packageTypesRoutes(createPackageTypesService({ ...platform, documents }), forms),
    ...packageImportsRoutes(platform, createPackageImportsService({ ...platform, documents })),
  ];
}
