import { defineMessages } from '../../../platform/i18n';

export const evidenceMessages = defineMessages({
  howTo: {
    id: 'server.evidence.how-to',
    defaultMessage:
      'Fascicolo delle prove del contratto {code}\n\nChe cosa contiene\n- i documenti in PDF: quello mostrato per la firma e quello sigillato, con la pagina delle prove;\n- cronologia.json: tutto ciò che è successo, ogni evento legato al precedente da un codice HMAC.\n\nCome verificare il sigillo\n1. Apri il PDF sigillato con un lettore che controlla le firme, oppure esegui: pdfsig {code}-contratto-sigillato.pdf\n   Deve dire che la firma è valida e che copre tutto il documento.\n2. Calcola l’impronta del file: sha256sum {code}-contratto-sigillato.pdf\n   e confrontala con la pagina {verifyUrl}, che non carica il file: legge solo l’impronta.\n3. I primi {shownBytes, number} byte del PDF sigillato sono il documento mostrato prima della firma, con impronta {shownSha256}:\n   head -c {shownBytesPlain} {code}-contratto-sigillato.pdf | sha256sum\n\nCome verificare la cronologia\nChi gestisce il servizio la controlla con: npm run verify -- {code}\nAl momento di questo fascicolo ({when}) il controllo dice: {valid, select, yes {tutto concorda: cronologia, contratto, consensi, pagamenti e documenti} other {NON CONCORDA: {faults}}}.\n',
  },
});
