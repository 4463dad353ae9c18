import { usableMethods } from 'shared-api/domain';
import type { PublicStore } from 'shared-api/entities';
import type { Picture } from '../assets';
import type { StoreWithMethods } from './store.types';

/** What anybody may know of a dealer. */
export function publicStore(
  store: StoreWithMethods,
  thumbnail: Picture | null,
  { distanceKm, takesCards }: { readonly distanceKm: number | null; readonly takesCards: boolean },
): PublicStore {
  return {
    store_uid: store.store_uid,
    name: store.name,
    address: store.address,
    address_info: store.address_info,
    city: store.city,
    province: store.province,
    zip_code: store.zip_code,
    country: store.country,
    phone: store.phone,
    email: store.email,
    website: store.website,
    lat: store.lat,
    lng: store.lng,
    opening_hours: store.opening_hours,
    thumbnail,
    payments_methods: usableMethods(store.methods, store.iban, takesCards),
    distance_km: distanceKm,
  };
}
