import { defineMessages } from '../../platform/i18n';

export const personalDataMessages = defineMessages({
  erased: {
    id: 'server.personal-data.erased',
    defaultMessage:
      '{kept, select, no {Abbiamo cancellato il tuo account e i tuoi dati.} other {Abbiamo cancellato il tuo account e i tuoi dati, tranne ciò che la legge ci fa conservare.}}',
  },
  eraseConsentsJob: {
    id: 'server.personal-data.job.erase-consents',
    defaultMessage: 'Cancellazione dei consensi di account cancellati a fine conservazione',
  },
  lastAdmin: {
    id: 'server.personal-data.last-admin',
    defaultMessage: 'Sei l’unico amministratore: prima dai il ruolo a un’altra persona.',
  },
  destroysLastAdmin: {
    id: 'server.personal-data.destroys-last-admin',
    defaultMessage: 'È l’unico amministratore: prima dare il ruolo a un’altra persona.',
  },
  destroysSelf: {
    id: 'server.personal-data.destroys-self',
    defaultMessage: 'Il proprio account si cancella dall’area personale, con la password.',
  },
  keptContracts: {
    id: 'server.personal-data.kept-contracts',
    defaultMessage:
      '{count, plural, one {Il contratto firmato {codes}, con i dati che contiene} other {I contratti firmati {codes}, con i dati che contengono}}, i documenti sigillati, gli allegati, la cronologia e i messaggi',
  },
  contractsLaw: {
    id: 'server.personal-data.contracts-law',
    defaultMessage: 'Codice civile, articoli 2220 e 2946: dieci anni',
  },
  keptIdentity: {
    id: 'server.personal-data.kept-identity',
    defaultMessage: 'La copia del documento d’identità e l’accettazione della firma elettronica avanzata',
  },
  identityLaw: {
    id: 'server.personal-data.identity-law',
    defaultMessage: 'DPCM 22 febbraio 2013, articolo 57: vent’anni',
  },
  keptConsents: {
    id: 'server.personal-data.kept-consents',
    defaultMessage: 'Il registro dei consensi dati e revocati',
  },
  consentsLaw: {
    id: 'server.personal-data.consents-law',
    defaultMessage: 'Regolamento (UE) 2016/679, articolo 7: prova del consenso, per la vita del contratto e {kept}',
  },
  keptLine: { id: 'server.personal-data.kept-line', defaultMessage: '- {what} ({law})' },
  keptLineUntil: {
    id: 'server.personal-data.kept-line-until',
    defaultMessage: '- {what}, fino al {until} ({law})',
  },
  refundLine: {
    id: 'server.personal-data.refund-line',
    defaultMessage: '- {amount} per il contratto {code}, entro il {date} ({store}, telefono {phone})',
  },
  notGiven: {
    id: 'server.personal-data.not-given',
    defaultMessage:
      '{count, plural, one {Manca un file, che in questo momento non riusciamo a leggere} other {Mancano # file, che in questo momento non riusciamo a leggere}}:\n\n{files}\n\nAbbiamo registrato il problema. Scarica di nuovo i tuoi dati più tardi; se {count, plural, one {manca ancora} other {mancano ancora}}, scrivici.\n',
  },
  readMe: {
    id: 'server.personal-data.read-me',
    defaultMessage:
      'I tuoi dati in CarCare, {when}\n\ndati.json: il tuo profilo, le impostazioni, i consensi, gli accessi, i messaggi e i contratti.\ncontratti: i PDF di ogni contratto.\nallegati: i file che il concessionario ha aggiunto ai contratti.\n{own, select, yes {documenti-di-identita: la copia del documento, dove il concessionario l’ha registrato per la firma; il numero è in dati.json.} other {La copia e il numero del documento d’identità non ci sono: li scarichi tu, con i tuoi dati, da Account.}}\nimmagini: quelle che hai caricato.\n\nLe impronte di password e codici non ci sono: nemmeno noi possiamo leggerli. Non ci sono neanche le dichiarazioni di recesso inviate senza accedere, perché non sappiamo con certezza chi le ha scritte: per averle, scrivici.\n',
  },
});
