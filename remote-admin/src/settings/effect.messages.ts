import { defineMessages } from 'shared-ui/intl';

/** What follows from a setting's number (`value`), by the setting's key. */
export const effectMessages = defineMessages({
  'codes.per_phone': {
    id: 'admin.settings.effect.codes-per-phone',
    defaultMessage:
      'Dopo {value, plural, one {# codice} other {# codici}} in 10 minuti lo stesso telefono deve aspettare prima di riceverne un altro.',
  },
  'codes.per_phone_daily': {
    id: 'admin.settings.effect.codes-per-phone-daily',
    defaultMessage:
      'Dopo {value, plural, one {# codice} other {# codici}} in un giorno lo stesso telefono non ne riceve altri fino al giorno dopo.',
  },
  'codes.per_address': {
    id: 'admin.settings.effect.codes-per-address',
    defaultMessage:
      'Dopo {value, plural, one {# codice} other {# codici}} in un’ora dallo stesso indirizzo non se ne possono chiedere altri.',
  },
  'codes.whole_system': {
    id: 'admin.settings.effect.codes-whole-system',
    defaultMessage:
      'Dopo {value, plural, one {# codice} other {# codici}} in un’ora il sistema non ne invia altri, a nessuno.',
  },
  'codes.cool_down_first': {
    id: 'admin.settings.effect.codes-cool-down-first',
    defaultMessage:
      'Il secondo codice si può chiedere {value, plural, one {# secondo} other {# secondi}} dopo il primo.',
  },
  'codes.cool_down_second': {
    id: 'admin.settings.effect.codes-cool-down-second',
    defaultMessage:
      'Il terzo codice si può chiedere {value, plural, one {# secondo} other {# secondi}} dopo il secondo.',
  },
  'codes.cool_down_later': {
    id: 'admin.settings.effect.codes-cool-down-later',
    defaultMessage:
      'Dal quarto in poi, un codice si può chiedere {value, plural, one {# secondo} other {# secondi}} dopo il precedente.',
  },
  'codes.tries': {
    id: 'admin.settings.effect.codes-tries',
    defaultMessage:
      'Dopo {value, plural, one {# tentativo errato} other {# tentativi errati}} il codice non vale più e se ne chiede un altro.',
  },
  'codes.failures_per_contract': {
    id: 'admin.settings.effect.codes-failures-per-contract',
    defaultMessage:
      'Dopo {value, plural, one {# codice errato} other {# codici errati}} sullo stesso contratto la firma si blocca, finché il dealer non invia di nuovo il link.',
  },
  'codes.access_failures': {
    id: 'admin.settings.effect.codes-access-failures',
    defaultMessage:
      'Dopo {value, plural, one {# codice errato} other {# codici errati}} l’accesso al contratto con il codice si blocca.',
  },
  'codes.access_pause': {
    id: 'admin.settings.effect.codes-access-pause',
    defaultMessage: 'L’accesso bloccato torna possibile dopo {value, plural, one {# ora} other {# ore}}.',
  },
  'sign_in.failures_per_account': {
    id: 'admin.settings.effect.sign-in-failures-per-account',
    defaultMessage:
      'Dopo {value, plural, one {# accesso fallito} other {# accessi falliti}} in 15 minuti un account deve aspettare, da quell’indirizzo o dispositivo.',
  },
  'sign_in.failures_brake': {
    id: 'admin.settings.effect.sign-in-failures-brake',
    defaultMessage:
      'Dopo {value, plural, one {# accesso fallito} other {# accessi falliti}} in 24 ore un account deve aspettare, da qualsiasi dispositivo nuovo.',
  },
  'sign_in.failures_per_address': {
    id: 'admin.settings.effect.sign-in-failures-per-address',
    defaultMessage:
      'Dopo {value, plural, one {# accesso fallito} other {# accessi falliti}} in 15 minuti un indirizzo deve aspettare, qualunque sia l’account.',
  },
  'contracts.per_address': {
    id: 'admin.settings.effect.contracts-per-address',
    defaultMessage:
      'Dopo {value, plural, one {# contratto} other {# contratti}} in un’ora dallo stesso indirizzo non se ne possono creare altri online.',
  },
  'vins.per_address': {
    id: 'admin.settings.effect.vins-per-address',
    defaultMessage:
      'Dopo {value, plural, one {# telaio diverso} other {# telai diversi}} in un’ora dallo stesso indirizzo non se ne possono cercare altri.',
  },
  'vins.per_account': {
    id: 'admin.settings.effect.vins-per-account',
    defaultMessage:
      'Dopo {value, plural, one {# telaio diverso} other {# telai diversi}} in un’ora un account non ne può cercare altri.',
  },
  'links.per_account': {
    id: 'admin.settings.effect.links-per-account',
    defaultMessage: 'Dopo {value, number} link in un’ora un account non ne può inviare altri ai clienti.',
  },
  'links.cool_down': {
    id: 'admin.settings.effect.links-cool-down',
    defaultMessage:
      'Il link di un contratto si può inviare di nuovo dopo {value, plural, one {# secondo} other {# secondi}}.',
  },
  'letters.per_mailbox': {
    id: 'admin.settings.effect.letters-per-mailbox',
    defaultMessage: 'Dopo {value, number} e-mail con un link in 15 minuti la stessa casella non ne riceve altre.',
  },
  'letters.email_changes': {
    id: 'admin.settings.effect.letters-email-changes',
    defaultMessage:
      'Dopo {value, plural, one {# cambio di e-mail} other {# cambi di e-mail}} in un’ora un account deve aspettare prima di chiederne un altro.',
  },
  'adapters.tests': {
    id: 'admin.settings.effect.adapters-tests',
    defaultMessage:
      'Dopo {value, plural, one {# prova} other {# prove}} in un’ora un amministratore deve aspettare prima di provare di nuovo un servizio.',
  },
  'packages.lowest_total': {
    id: 'admin.settings.effect.packages-lowest-total',
    defaultMessage:
      'Con un totale sotto {value, number} euro, sconto e IVA compresi, un pacchetto non si vende, né online né in concessionaria.',
  },
  'invitations.days': {
    id: 'admin.settings.effect.invitations-days',
    defaultMessage: 'Il link di un invito funziona per {value, plural, one {# giorno} other {# giorni}}.',
  },
  'retention.deleted_drafts': {
    id: 'admin.settings.effect.retention-deleted-drafts',
    defaultMessage:
      'I dati personali di un contratto eliminato prima della firma si cancellano dopo {value, plural, one {# giorno} other {# giorni}}.',
  },
  'retention.desk_drafts': {
    id: 'admin.settings.effect.retention-desk-drafts',
    defaultMessage:
      'Un modulo non terminato dello staff si cancella dopo {value, plural, one {# giorno} other {# giorni}}.',
  },
  'retention.evidence': {
    id: 'admin.settings.effect.retention-evidence',
    defaultMessage: 'Un contratto firmato si conserva per {value, plural, one {# anno} other {# anni}} dalla firma.',
  },
  'retention.identity': {
    id: 'admin.settings.effect.retention-identity',
    defaultMessage:
      'Il documento d’identità di una firma avanzata si conserva per {value, plural, one {# anno} other {# anni}} dalla firma.',
  },
  'retention.message_bodies': {
    id: 'admin.settings.effect.retention-message-bodies',
    defaultMessage: 'Il testo di un messaggio si cancella dopo {value, plural, one {# mese} other {# mesi}}.',
  },
  'retention.consents': {
    id: 'admin.settings.effect.retention-consents',
    defaultMessage:
      'La storia dei consensi si conserva per {value, plural, one {# mese} other {# mesi}} dopo la fine del contratto.',
  },
  'retention.client_errors': {
    id: 'admin.settings.effect.retention-client-errors',
    defaultMessage:
      'Gli errori segnalati dai browser si cancellano dopo {value, plural, one {# giorno} other {# giorni}}.',
  },
  'retention.staff_addresses': {
    id: 'admin.settings.effect.retention-staff-addresses',
    defaultMessage:
      'Nel registro gli indirizzi IP dello staff restano completi per {value, plural, one {# giorno} other {# giorni}}, poi sono mascherati.',
  },
});
