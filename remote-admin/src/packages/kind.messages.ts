import type { PackageType } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

/** What a type is for. */
export const kindMessages: Record<PackageType['kind'], MessageDescriptor> = defineMessages({
  care: { id: 'admin.packages.kind.care', defaultMessage: 'Assistenza' },
  rental: { id: 'admin.packages.kind.rental', defaultMessage: 'Noleggio' },
});
