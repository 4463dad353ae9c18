import { adminPackageTypes } from 'shared-api/contracts';
import type { PackageType } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import { packageKeys } from './package-keys';

/** Every type of package. */
export function usePackageTypes() {
  const types = useApi().bind(adminPackageTypes);
  return useQuery({
    queryKey: packageKeys.types,
    queryFn: async (): Promise<readonly PackageType[]> => (await types.list(undefined, { quiet: true })).data,
  });
}
