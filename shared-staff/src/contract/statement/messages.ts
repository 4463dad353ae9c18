import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.statement.title', defaultMessage: 'Recesso dichiarato senza il telefono' },
  open: { id: 'staff.statement.open', defaultMessage: 'Da controllare' },
  why: {
    id: 'staff.statement.why',
    defaultMessage:
      'Il {date} è arrivata dalla pagina di recesso una dichiarazione con il codice di questo contratto e il cognome o l’e-mail del cliente. Nella cronologia, fra i messaggi, c’è l’indirizzo di chi l’ha fatta: se è del cliente vale come recesso, altrimenti va chiusa.',
  },
  accept: { id: 'staff.statement.accept', defaultMessage: 'Registra il recesso' },
  reject: { id: 'staff.statement.reject', defaultMessage: 'Chiudi la dichiarazione' },
  acceptTitle: { id: 'staff.statement.accept-title', defaultMessage: 'Registrare il recesso dal contratto {code}?' },
  acceptText: {
    id: 'staff.statement.accept-text',
    defaultMessage:
      'Il contratto finisce e il cliente riceve la ricevuta all’e-mail del contratto; se la dichiarazione è arrivata da un altro indirizzo, anche lì una conferma senza i suoi dati. {paid, select, true {Il rimborso è dovuto entro 14 giorni dalla dichiarazione. } other {Se il pagamento è già arrivato va registrato prima: altrimenti non risulta da rimborsare. }}Non si può annullare.',
  },
  rejectTitle: { id: 'staff.statement.reject-title', defaultMessage: 'Chiudere la dichiarazione per {code}?' },
  rejectText: {
    id: 'staff.statement.reject-text',
    defaultMessage:
      'Il contratto continua e il cliente non legge più che c’è un recesso da controllare. Chi l’ha fatta riceve un’e-mail: non è registrata come recesso, e il perché lo chiede al dealer.',
  },
});
