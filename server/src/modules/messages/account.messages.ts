import { defineMessages } from '../../platform/i18n';

/** E-mails about an account: what proves who its owner is, and what became of it. Plain text, as the other e-mails. */
export const accountMessages = defineMessages({
  confirmEmailSubject: { id: 'server.email.confirm-email.subject', defaultMessage: 'Conferma la tua nuova e-mail' },
  confirmEmail: {
    id: 'server.email.confirm-email.text',
    defaultMessage:
      'Ciao {firstname},\n\nè stato chiesto di usare questo indirizzo per il tuo account CarCare. Per confermarlo apri questo link entro 24 ore, con l’accesso fatto:\n{link}\n\nSe non te lo aspettavi, non devi fare nulla.\n\nCarCare',
  },
  emailTakenSubject: { id: 'server.email.email-taken.subject', defaultMessage: 'Hai già un account CarCare' },
  emailTaken: {
    id: 'server.email.email-taken.text',
    defaultMessage:
      'Ciao,\n\nqualcuno ha chiesto di usare questo indirizzo per un altro account CarCare, ma l’indirizzo ha già un account: il tuo. Non è cambiato nulla.\n\nSe eri tu e non ricordi la password, chiedine una nuova:\n{link}\n\nCarCare',
  },
  emailAskedSubject: {
    id: 'server.email.email-asked.subject',
    defaultMessage: 'È stato chiesto di cambiare la tua e-mail',
  },
  emailAsked: {
    id: 'server.email.email-asked.text',
    defaultMessage:
      'Ciao {firstname},\n\nè stato chiesto di usare {target} al posto di questo indirizzo per il tuo account CarCare. Finché non lo confermi vale questo.\n\nSe non l’hai chiesto tu, né qualcuno per te, cambia subito la password:\n{link}\n\nCarCare',
  },
  emailChangedSubject: { id: 'server.email.email-changed.subject', defaultMessage: 'La tua e-mail è cambiata' },
  emailChanged: {
    id: 'server.email.email-changed.text',
    defaultMessage:
      'Ciao {firstname},\n\nd’ora in poi il tuo account CarCare usa {target} e non più questo indirizzo.\n\nSe non sei stato tu, ripristina subito questo indirizzo, entro 72 ore:\n{link}\n\nTutti gli accessi finiranno e ti manderemo il link per scegliere una nuova password.\n\nCarCare',
  },
  emailRestoredSubject: { id: 'server.email.email-restored.subject', defaultMessage: 'La tua e-mail è cambiata' },
  emailRestored: {
    id: 'server.email.email-restored.text',
    defaultMessage:
      'Ciao {firstname},\n\nd’ora in poi il tuo account CarCare usa di nuovo {target}, che aveva già prima, e non più questo indirizzo.\n\nSe non te lo aspettavi, chiamaci subito. {sellerPhone}.\n\nCarCare',
  },
  passwordGoneSubject: {
    id: 'server.email.password-gone.subject',
    defaultMessage: 'Scegli la nuova password per CarCare',
  },
  passwordGone: {
    id: 'server.email.password-gone.text',
    defaultMessage:
      'Ciao {firstname},\n\nil tuo account CarCare usa di nuovo questo indirizzo. Per sicurezza tutti gli accessi sono finiti e la password di prima non vale più: per entrare devi sceglierne una nuova, entro 30 minuti:\n{link}\n\nPassati i 30 minuti, nella pagina di accesso premi «Password dimenticata?» per avere un altro link.\n\nCarCare',
  },
  emailMovedSubject: { id: 'server.email.email-moved.subject', defaultMessage: 'La tua e-mail è cambiata' },
  emailMoved: {
    id: 'server.email.email-moved.text',
    defaultMessage:
      'Ciao {firstname},\n\nCarCare ha scritto {target} al posto di questo indirizzo, che non era ancora confermato, nel tuo account.\n\nSe non te lo aspettavi, chiamaci subito. {sellerPhone}.\n\nCarCare',
  },
  passwordChangedSubject: { id: 'server.email.password-changed.subject', defaultMessage: 'La tua password è cambiata' },
  passwordChanged: {
    id: 'server.email.password-changed.text',
    defaultMessage:
      'Ciao {firstname},\n\nla password del tuo account CarCare è cambiata e gli altri accessi sono finiti.\n\nSe non sei stato tu, scegline subito un’altra con il link che ti mandiamo da qui:\n{link}\n\nCarCare',
  },
  phoneChangedSubject: { id: 'server.email.phone-changed.subject', defaultMessage: 'Il tuo cellulare è cambiato' },
  phoneChanged: {
    id: 'server.email.phone-changed.text',
    defaultMessage:
      'Ciao {firstname},\n\nil cellulare del tuo account CarCare ora è {target}.\n\nSe non sei stato tu, cambia subito la password:\n{link}\n\nCarCare',
  },
  twoStepSubject: { id: 'server.email.two-step.subject', defaultMessage: 'Accesso in due passaggi' },
  twoStep: {
    id: 'server.email.two-step.text',
    defaultMessage:
      'Ciao {firstname},\n\n{step, select, off {la verifica in due passaggi del tuo account CarCare non è più attiva} sms {per accedere al tuo account CarCare ora serve anche un codice per SMS} other {per accedere al tuo account CarCare ora serve anche il codice della tua app di autenticazione}}.\n\nSe non sei stato tu, cambia subito la password:\n{link}\n\nCarCare',
  },
  spareCodesRenewedSubject: {
    id: 'server.email.spare-codes-renewed.subject',
    defaultMessage: 'Nuovi codici di riserva',
  },
  spareCodesRenewed: {
    id: 'server.email.spare-codes-renewed.text',
    defaultMessage:
      'Ciao {firstname},\n\nsono stati creati dieci nuovi codici di riserva per il tuo account CarCare: quelli di prima non valgono più.\n\nSe non sei stato tu, cambia subito la password e crea altri codici:\n{link}\n\nCarCare',
  },
  fewSpareCodesSubject: {
    id: 'server.email.few-spare-codes.subject',
    defaultMessage: 'I tuoi codici di riserva stanno per finire',
  },
  fewSpareCodes: {
    id: 'server.email.few-spare-codes.text',
    defaultMessage:
      'Ciao {firstname},\n\nè stato usato un codice di riserva del tuo account CarCare: {count, plural, =0 {era l’ultimo} one {te ne resta uno} other {te ne restano {count, number}}}. Per non restare senza, creane di nuovi:\n{link}\n\nSe non sei stato tu a usarlo, cambia subito anche la password, nella stessa pagina.\n\nCarCare',
  },
  passkeySubject: { id: 'server.email.passkey.subject', defaultMessage: 'Le passkey del tuo account' },
  passkey: {
    id: 'server.email.passkey.text',
    defaultMessage:
      'Ciao {firstname},\n\n{change, select, added {al tuo account CarCare è stata aggiunta una passkey ({device}): ora si entra anche con quella} other {dal tuo account CarCare è stata tolta una passkey ({device})}}.\n\nSe non sei stato tu, togli subito le passkey che non conosci e cambia la password:\n{link}\n\nCarCare',
  },
  sessionReusedSubject: { id: 'server.email.session-reused.subject', defaultMessage: 'Abbiamo chiuso un tuo accesso' },
  sessionReused: {
    id: 'server.email.session-reused.text',
    defaultMessage:
      'Ciao {firstname},\n\nabbiamo chiuso un accesso al tuo account CarCare: la sua chiave è stata usata da due parti, e una potrebbe non essere tua.\n\nAccedi di nuovo. Se nelle ultime ore non hai notato niente di strano può essere un browser lasciato aperto a lungo; nel dubbio, scegli subito una nuova password:\n{link}\n\nCarCare',
  },
  invitedSubject: { id: 'server.email.invited.subject', defaultMessage: 'Il tuo account CarCare' },
  invited: {
    id: 'server.email.invited.text',
    defaultMessage:
      'Ciao {firstname},\n\nabbiamo preparato un account CarCare a tuo nome. Per usarlo scegli una password, entro {days, plural, one {un giorno} other {{days, number} giorni}}:\n{link}\n\nCarCare',
  },
  disabledSubject: { id: 'server.email.disabled.subject', defaultMessage: 'Il tuo account CarCare è disattivato' },
  disabled: {
    id: 'server.email.disabled.text',
    defaultMessage:
      'Ciao {firstname},\n\nil tuo account CarCare è stato disattivato: per ora non puoi più entrare. I contratti che hai firmato restano validi.\n\nPer riaverlo, accedi e chiedi la riattivazione:\n{link}\n\nCarCare',
  },
  reactivatedSubject: {
    id: 'server.email.reactivated.subject',
    defaultMessage: 'Il tuo account CarCare è di nuovo attivo',
  },
  reactivated: {
    id: 'server.email.reactivated.text',
    defaultMessage: 'Ciao {firstname},\n\nil tuo account CarCare è di nuovo attivo. Per entrare:\n{link}\n\nCarCare',
  },
  rolesSubject: { id: 'server.email.roles.subject', defaultMessage: 'I tuoi ruoli in CarCare sono cambiati' },
  roles: {
    id: 'server.email.roles.text',
    defaultMessage:
      'Ciao {firstname},\n\nil tuo account CarCare ora ha {count, plural, one {questo ruolo} other {questi ruoli}}: {roles}. Per continuare accedi di nuovo:\n{link}\n\nSe non te lo aspettavi, chiamaci. {sellerPhone}.\n\nCarCare',
  },
  erasedSubject: { id: 'server.email.erased.subject', defaultMessage: 'Il tuo account CarCare è cancellato' },
  erased: {
    id: 'server.email.erased.text',
    defaultMessage:
      'Ciao,\n\nabbiamo cancellato il tuo account CarCare e i tuoi dati.\n\n{kept, select, none {Non conserviamo altro.} other {La legge ci fa conservare:\n{kept}}}{refunds, select, none {} other {\n\nTi dobbiamo ancora:\n{refunds}\nIl rimborso arriva lo stesso, senza che tu debba fare nulla. Conserva questo messaggio: l’account per seguirlo non c’è più.}}\n\nCarCare',
  },
});
