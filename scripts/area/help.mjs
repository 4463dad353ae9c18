import { roles } from './roles.mjs';

/** What there is, for somebody who does not know yet. */
export const help = `npm run area -- new remote-workshop --path /cms/workshop --role manager --title "Officina"
npm run area -- new remote-workshop --path /cms/workshop --role manager --title "Officina" --into ../officina
npm run area -- pack ../officina
npm run area -- remove remote-workshop
npm run area -- workflows

new        fa un'area nuova: una pagina, la sua prova, il suo flusso di rilascio. Non tocca le altre.
           Con --into nasce in un repository suo, con i pacchetti della casa
pack       dà a quel repository i pacchetti della casa di oggi
remove     toglie un'area dal codice; quello che è in linea resta, finché release -- disable non lo spegne
workflows  riscrive i flussi di rilascio in .github/workflows da quello che ogni area compila in sé

  --path PERCORSO  dove vive: il primo pezzo dei suoi indirizzi
  --role RUOLO     chi ci entra: ${Object.keys(roles).join(', ')} (none: chiunque, anche senza accesso)
  --title TITOLO   come la chiamano le persone, in italiano
  --into CARTELLA  una cartella nuova: il repository della sola area
  --help           questa pagina
  --dry-run        racconta che cosa farebbe, ma non scrive niente`;
