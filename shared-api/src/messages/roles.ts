import type { Role } from '../domain/roles';
import type { TextDescriptor } from '../validation/validation';

/** The roles by their code. */
export const roleNames = {
  admin: { id: 'domain.role.admin', defaultMessage: 'Amministratore' },
  manager: { id: 'domain.role.manager', defaultMessage: 'Manager' },
  user: { id: 'domain.role.user', defaultMessage: 'Cliente' },
} as const satisfies Record<Role, TextDescriptor>;
