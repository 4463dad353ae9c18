import { defineMessages } from '../platform/i18n';

/** What each command of the operator says that it does, and of what it takes. */
export const operatorMessages = defineMessages({
  serve: {
    id: 'server.operator.serve',
    defaultMessage:
      'Avvia il prodotto così com’è costruito (npm run build): pagine e servizio, in un processo che resta finché non lo si ferma. Se il database è di una versione più vecchia, lo aggiorna.',
  },
  adminCreate: {
    id: 'server.operator.admin-create',
    defaultMessage:
      'Fa di un indirizzo e-mail un amministratore, e scrive il link con cui sceglie la password, valido 7 giorni e una volta sola. Un account che c’è già riceve il ruolo, e se era disattivato torna attivo. Con il database incorporato il server va prima fermato.',
  },
  email: { id: 'server.operator.email', defaultMessage: 'l’indirizzo dell’amministratore' },
  importVehicles: {
    id: 'server.operator.import-vehicles',
    defaultMessage:
      'Mette nel registro i veicoli di un CSV e dice, riga per riga, che cosa rifiuta. Le intestazioni del file sono i nomi delle colonne: telaio (obbligatoria), targa, modello, versione, anno modello, alimentazione, codice materiale, immatricolazione, chilometri, data chilometri. Con il database incorporato il server va prima fermato.',
  },
  csv: { id: 'server.operator.csv', defaultMessage: 'un CSV con «;», «,» o tabulazioni tra le celle' },
  verify: {
    id: 'server.operator.verify',
    defaultMessage:
      'Controlla le cronologie dei contratti contro righe, importi e documenti. Guarda soltanto, non scrive niente. Finisce con 0 se tutto concorda. Con il database incorporato il server va prima fermato.',
  },
  code: { id: 'server.operator.code', defaultMessage: 'un contratto solo (se manca, tutti)' },
  checkpoint: {
    id: 'server.operator.checkpoint',
    defaultMessage: 'il file di un punto di controllo: dice anche se qualcosa è più vecchio',
  },
  backup: {
    id: 'server.operator.backup',
    defaultMessage:
      'Copia database e file, mentre il prodotto lavora o è fermo. Le chiavi restano fuori: conservale in un altro posto. I file di un bucket restano lì.',
  },
  newFolder: { id: 'server.operator.new-folder', defaultMessage: 'dove va la copia: una cartella nuova o vuota' },
  restore: {
    id: 'server.operator.restore',
    defaultMessage:
      'Rimette una copia dove non c’è ancora nessun database e nessun file. Poi rimetti le chiavi e controlla con npm run verify.',
  },
  backupFolder: { id: 'server.operator.backup-folder', defaultMessage: 'quella che npm run backup ha scritto' },
  doctor: {
    id: 'server.operator.doctor',
    defaultMessage:
      'Guarda un’installazione da cima a fondo, mentre lavora o è ferma, e dice di ogni parte se va e che cosa fare. Non cambia niente: scrive solo un file di prova, che toglie. Finisce con 0 se niente impedisce di lavorare.',
  },
});
