import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  yes: { id: 'admin.audit-entry.yes', defaultMessage: 'sì' },
  no: { id: 'admin.audit-entry.no', defaultMessage: 'no' },
  code: { id: 'admin.audit-entry.code', defaultMessage: 'Codice dell’azione' },
  changes: { id: 'admin.audit-entry.changes', defaultMessage: 'Prima e dopo' },
  field: { id: 'admin.audit-entry.field', defaultMessage: 'Campo' },
  before: { id: 'admin.audit-entry.before', defaultMessage: 'Prima' },
  after: { id: 'admin.audit-entry.after', defaultMessage: 'Dopo' },
  noChanges: { id: 'admin.audit-entry.no-changes', defaultMessage: 'Nessun altro dettaglio.' },
});

/** What the audit writes beside an action, by its own names. */
export const factNames = defineMessages({
  fields: { id: 'admin.audit-fact.fields', defaultMessage: 'Campi toccati' },
  code: { id: 'admin.audit-fact.code', defaultMessage: 'Codice' },
  store: { id: 'admin.audit-fact.store', defaultMessage: 'Dealer' },
  status: { id: 'admin.audit-fact.status', defaultMessage: 'Stato' },
  amount_cents: { id: 'admin.audit-fact.amount', defaultMessage: 'Importo' },
  format: { id: 'admin.audit-fact.format', defaultMessage: 'Formato' },
  rows: { id: 'admin.audit-fact.rows', defaultMessage: 'Righe' },
  filters: { id: 'admin.audit-fact.filters', defaultMessage: 'Filtri' },
  searched: { id: 'admin.audit-fact.searched', defaultMessage: 'Con una ricerca' },
  create: { id: 'admin.audit-fact.create', defaultMessage: 'Nuovi' },
  update: { id: 'admin.audit-fact.update', defaultMessage: 'Modificati' },
  deleted: { id: 'admin.audit-fact.deleted', defaultMessage: 'Eliminati' },
  restored: { id: 'admin.audit-fact.restored', defaultMessage: 'Ripristinati' },
  kept: { id: 'admin.audit-fact.kept', defaultMessage: 'Lasciati com’erano' },
  count: { id: 'admin.audit-fact.count', defaultMessage: 'Quanti' },
  roles: { id: 'admin.audit-fact.roles', defaultMessage: 'Ruoli' },
  user_uid: { id: 'admin.audit-fact.user', defaultMessage: 'Utente' },
  store_uids: { id: 'admin.audit-fact.stores', defaultMessage: 'Dealer' },
  stores_lost: { id: 'admin.audit-fact.stores-lost', defaultMessage: 'Dealer scollegati' },
  consents: { id: 'admin.audit-fact.consents', defaultMessage: 'Consensi' },
  own_body: { id: 'admin.audit-fact.own-body', defaultMessage: 'Testo proprio' },
  own_subject: { id: 'admin.audit-fact.own-subject', defaultMessage: 'Oggetto proprio' },
  version: { id: 'admin.audit-fact.version', defaultMessage: 'Versione' },
  percent: { id: 'admin.audit-fact.percent', defaultMessage: 'Percentuale' },
  origin: { id: 'admin.audit-fact.origin', defaultMessage: 'Origine' },
  reason: { id: 'admin.audit-fact.reason', defaultMessage: 'Motivo' },
  title: { id: 'admin.audit-fact.title', defaultMessage: 'Titolo' },
  automatic: { id: 'admin.audit-fact.automatic', defaultMessage: 'Automatica' },
  sha256: { id: 'admin.audit-fact.sha256', defaultMessage: 'Impronta' },
  basis: { id: 'admin.audit-fact.basis', defaultMessage: 'Quali contratti' },
  period: { id: 'admin.audit-fact.period', defaultMessage: 'Periodo' },
  from: { id: 'admin.audit-fact.from', defaultMessage: 'Dal' },
  to: { id: 'admin.audit-fact.to', defaultMessage: 'Al' },
  compare: { id: 'admin.audit-fact.compare', defaultMessage: 'Confronto' },
  store_uid: { id: 'admin.audit-fact.store-uid', defaultMessage: 'Dealer' },
});

/** The choices of an export in words. */
export const choiceNames = defineMessages({
  basis: {
    id: 'admin.audit-choice.basis',
    defaultMessage: '{value, select, created {creati} signed {firmati} paid {pagati} other {{value}}}',
  },
  period: {
    id: 'admin.audit-choice.period',
    defaultMessage:
      '{value, select, weekly {questa settimana} last_week {settimana scorsa} monthly {questo mese} last_month {mese scorso} other {{value}}}',
  },
  compare: {
    id: 'admin.audit-choice.compare',
    defaultMessage: '{value, select, before {periodo prima} year {anno prima} other {{value}}}',
  },
});
