import { contractFieldLabels } from 'shared-api/messages';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';
import type { TextField } from './values';

/** What this form says in its own way, and what no field of the contract is. */
const own = defineMessages({
  car_vin: { id: 'manager.new.field.vin', defaultMessage: 'Telaio' },
  km_reason: { id: 'manager.new.field.km-reason', defaultMessage: 'Perché i chilometri sono diminuiti' },
  package_id: { id: 'manager.new.field.package', defaultMessage: 'Pacchetto' },
  store_uid: { id: 'manager.new.field.store', defaultMessage: 'Dealer' },
  association_code: { id: 'manager.new.field.association', defaultMessage: 'Codice di associazione' },
});

/** The names of the form's fields. */
export const fieldMessages: Readonly<Record<TextField, MessageDescriptor>> = { ...contractFieldLabels, ...own };
