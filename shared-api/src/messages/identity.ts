import type { IdentityForm } from '../domain/identity-document';
import type { TextDescriptor } from '../validation/validation';

/** How pages and papers name an identity document. */
export const identityMessages = {
  electronic_card: { id: 'domain.identity.electronic-card', defaultMessage: 'Carta d’identità elettronica' },
  paper_card: { id: 'domain.identity.paper-card', defaultMessage: 'Carta d’identità di carta' },
  passport: { id: 'domain.identity.passport', defaultMessage: 'Passaporto italiano' },
  foreign_passport: { id: 'domain.identity.foreign-passport', defaultMessage: 'Passaporto straniero' },
  licence: { id: 'domain.identity.licence', defaultMessage: 'Patente di guida' },
} as const satisfies Record<IdentityForm, TextDescriptor>;
