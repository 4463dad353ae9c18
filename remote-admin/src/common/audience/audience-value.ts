import { type Role, roles } from 'shared-api/domain';
import type { Audience } from 'shared-api/entities';
import type { FoundPerson } from '../search/person-search';
import type { FoundStore } from '../search/store-search';

/** An audience with the names that are shown. */
export interface AudienceValue {
  readonly roles: readonly Role[];
  readonly stores: readonly FoundStore[];
  readonly people: readonly FoundPerson[];
}

export const nobody: AudienceValue = { roles: [], stores: [], people: [] };

/** As the API takes it. */
export function audienceBody({ roles: chosen, stores, people }: AudienceValue): Audience {
  return {
    roles: roles.filter((role) => chosen.includes(role)),
    store_uids: stores.map(({ store_uid }) => store_uid),
    user_uids: people.map(({ uid }) => uid),
  };
}
