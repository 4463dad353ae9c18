import { defineMessages, type Text } from '../../../platform/i18n';
import type { ExportedContract } from '../../contracts';

export const kindMessages = defineMessages({
  care: { id: 'server.export.kind.care', defaultMessage: 'Assistenza' },
  rental: { id: 'server.export.kind.rental', defaultMessage: 'Noleggio' },
}) satisfies Record<ExportedContract['package_kind'], Text>;

export const sourceMessages = defineMessages({
  online: { id: 'server.export.source.online', defaultMessage: 'Cliente, dal sito' },
  account: { id: 'server.export.source.account', defaultMessage: 'Cliente, dall’account' },
  manager: { id: 'server.export.source.manager', defaultMessage: 'Dealer' },
}) satisfies Record<ExportedContract['source'], Text>;
