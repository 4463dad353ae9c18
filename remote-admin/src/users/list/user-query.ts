import type { adminUsers } from 'shared-api/contracts';
import type { CallOf } from 'shared-api/kernel';

/** What people are asked with: page, order, search and conditions. */
export type UserQuery = CallOf<typeof adminUsers.search>['query'];

/** The fields that people can be narrowed by. */
export type UserFilter = NonNullable<UserQuery['wheres']>[number]['field'];
