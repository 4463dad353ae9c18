import { defineMessages } from '../../../platform/i18n';

/** What the operator is told about imports of packages. */
export const packageImportMessages = defineMessages({
  done: {
    id: 'server.packages.import.done',
    defaultMessage:
      'Importazione eseguita: {create, plural, =0 {nessun pacchetto nuovo} one {un pacchetto nuovo} other {{create, number} pacchetti nuovi}}, {update, plural, =0 {nessuno cambiato} one {uno cambiato} other {{update, number} cambiati}}, {unchanged, plural, =0 {nessuno uguale} one {uno uguale} other {{unchanged, number} uguali}}.',
  },
  undone: {
    id: 'server.packages.import.undone',
    defaultMessage: 'Importazione annullata: i pacchetti sono come prima.',
  },
  undoneButFor: {
    id: 'server.packages.import.undone-but-for',
    defaultMessage:
      '{count, plural, one {Importazione annullata, tranne il pacchetto {skus}: è stato modificato o eliminato dopo, e resta com’è.} other {Importazione annullata, tranne {count, number} pacchetti ({skus}): sono stati modificati o eliminati dopo, e restano come sono.}}',
  },
  notLast: {
    id: 'server.packages.import.not-last',
    defaultMessage: 'Si può annullare solo l’ultima importazione, e dopo questa ce n’è stata un’altra.',
  },
  undoneAlready: {
    id: 'server.packages.import.undone-already',
    defaultMessage: 'Questa importazione è già stata annullata.',
  },
  changedSince: {
    id: 'server.packages.import.changed-since',
    defaultMessage:
      '{count, plural, one {Dopo l’importazione il pacchetto {skus} è stato modificato o eliminato} other {Dopo l’importazione tutti i suoi {count, number} pacchetti sono stati modificati o eliminati ({skus})}}: l’importazione non si può più annullare. Si correggono i pacchetti uno per uno, oppure tutti con un altro file.',
  },
  unclearShare: {
    id: 'server.packages.import.unclear-share',
    defaultMessage: 'Non si capisce se è {shown, number} % o {written, number} %.',
  },
  unclearShareRemedy: {
    id: 'server.packages.import.unclear-share-remedy',
    defaultMessage:
      'Per {shown, number} % scrivere {shown, number}; per {written, number} % scrivere {written, number} come testo.',
  },
  shareOfFixed: {
    id: 'server.packages.import.share-of-fixed',
    defaultMessage: 'Lo sconto è scritto in percentuale, ma il tipo di sconto dice che è in euro.',
  },
  shareOfFixedRemedy: {
    id: 'server.packages.import.share-of-fixed-remedy',
    defaultMessage: 'Scrivere l’importo in euro, oppure «percentuale» come tipo di sconto.',
  },
  inEuro: { id: 'server.packages.import.in-euro', defaultMessage: 'euro' },
  inPercent: { id: 'server.packages.import.in-percent', defaultMessage: 'percentuale' },
  plugIn: { id: 'server.packages.import.plug-in', defaultMessage: 'plug-in' },
  linesOfType: { id: 'server.packages.import.lines-of-type', defaultMessage: 'come il tipo' },
  otherType: {
    id: 'server.packages.import.other-type',
    defaultMessage: 'L’importazione riguarda il tipo «{type}»: questa riga è di un altro tipo.',
  },
});
