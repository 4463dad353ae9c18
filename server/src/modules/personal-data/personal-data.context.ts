import type { Platform } from '../../platform/platform';
import type { AuthContext } from '../auth';
import type { ContractsContext } from '../contracts';

/** What the rights of a person work with: all that the product keeps about them. */
export interface PersonalDataContext {
  readonly platform: Platform;
  readonly auth: AuthContext;
  readonly contracts: ContractsContext;
}
