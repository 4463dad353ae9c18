import { adminPackages, adminPackageTypes } from 'shared-api/contracts';
import type { PackageType } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { operatorKeys } from 'shared-staff';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { useSettings } from '../common/settings/use-settings';

/** The names of the area's server state about packages and their types. */
export const packageKeys = {
  all: ['admin', 'packages'],
  types: ['admin', 'packages', 'types'],
  list: ['admin', 'packages', 'list'],
  imports: ['admin', 'packages', 'imports'],
  record: (id: string) => ['admin', 'packages', 'record', id],
  versions: (id: string) => ['admin', 'packages', 'record', id, 'versions'],
  preview: (code: string, version: number) => ['admin', 'packages', 'preview', code, version],
} as const;

/** Every type of package. */
export function usePackageTypes() {
  const types = useApi().bind(adminPackageTypes);
  return useQuery({
    queryKey: packageKeys.types,
    queryFn: async (): Promise<readonly PackageType[]> => (await types.list(undefined, { quiet: true })).data,
  });
}

/**
 * After a change of types they are asked for anew, with their packages, which have a new version where they follow its
 * lines, and what the contract lists may be narrowed by.
 */
export function useRefreshTypes() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: packageKeys.all });
    void client.invalidateQueries({ queryKey: operatorKeys.types });
  };
}

/** A package as the operator sees it. */
export function usePackage(id: string) {
  const packages = useApi().bind(adminPackages);
  return useQuery({
    queryKey: packageKeys.record(id),
    queryFn: async () => (await packages.get({ params: { id } }, { quiet: true })).data,
    retry: false,
  });
}

/** The lowest total that the operator sells at, in cents; the setting is in euro. */
export function useLowestTotal(): number | undefined {
  const { data: floor } = useSettings(({ data }) => data.find(({ key }) => key === 'packages.lowest_total')?.value);
  return floor === undefined ? undefined : floor * 100;
}
