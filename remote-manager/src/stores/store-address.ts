import type { Store } from 'shared-api/entities';

/** "via Rombon 41, 20134 Milano (MI)" */
export function storeAddress({ address, zip_code, city, province }: Store): string {
  return `${address}, ${zip_code} ${city} (${province})`;
}
