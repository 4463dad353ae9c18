import type { Implementation } from '../../../platform/http';
import type { PeopleContext } from '../people.context';
import { changingPeopleRoutes } from './changing-people.routes';
import { readingPeopleRoutes } from './reading-people.routes';

/** Every account, for the operator. */
export function peopleRoutes(context: PeopleContext): readonly Implementation[] {
  return [...readingPeopleRoutes(context), ...changingPeopleRoutes(context)];
}
