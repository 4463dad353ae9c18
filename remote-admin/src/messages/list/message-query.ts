import type { adminOperations } from 'shared-api/contracts';
import type { CallOf } from 'shared-api/kernel';

/** What messages are asked with: page, order, search and conditions. */
export type MessageQuery = CallOf<typeof adminOperations.listMessages>['query'];

/** The fields that messages can be narrowed by. */
export type MessageFilter = NonNullable<MessageQuery['wheres']>[number]['field'];
