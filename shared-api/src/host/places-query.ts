import type { ApiClient } from '../client';

/** A comune of a postal code. */
export interface ZipPlace {
  readonly city: string;
  readonly province: string;
}

/** The query for the comuni of a postal code, once it has its five digits: the same wherever an address is typed. */
export function placesOfZip(api: ApiClient, zipCode: string) {
  return {
    queryKey: ['public', 'places', zipCode],
    queryFn: async (): Promise<readonly ZipPlace[]> =>
      (await api.public.listPlaces({ query: { zip_code: zipCode } }, { quiet: true, background: true })).data,
    enabled: /^\d{5}$/.test(zipCode),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}
