import { adminPackages } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import { packageKeys } from '../package-keys';

/** A package as the operator sees it. */
export function usePackage(id: string) {
  const packages = useApi().bind(adminPackages);
  return useQuery({
    queryKey: packageKeys.record(id),
    queryFn: async () => (await packages.get({ params: { id } }, { quiet: true })).data,
    retry: false,
  });
}
