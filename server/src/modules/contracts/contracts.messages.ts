import { defineMessages } from '../../platform/i18n';

export const contractMessages = defineMessages({
  created: { id: 'server.contracts.created', defaultMessage: 'Contratto {code} creato. Leggilo prima di firmare.' },
  updated: { id: 'server.contracts.updated', defaultMessage: 'Dati salvati.' },
  packageGone: {
    id: 'server.contracts.offer.package-gone',
    defaultMessage: 'Questo pacchetto non è più in vendita: ne va scelto un altro.',
  },
  priceChanged: {
    id: 'server.contracts.offer.price-changed',
    defaultMessage: 'Il prezzo è cambiato: ora è {total}. Guarda di nuovo il pacchetto.',
  },
  storeGone: {
    id: 'server.contracts.offer.store-gone',
    defaultMessage: 'Questo concessionario non è più disponibile: ne va scelto un altro.',
  },
  modelYearFuture: { id: 'server.contracts.model-year', defaultMessage: 'L’anno modello arriva al massimo al {year}.' },
  minor: { id: 'server.contracts.minor', defaultMessage: 'Per firmare bisogna avere 18 anni.' },
  dateFuture: { id: 'server.contracts.date-future', defaultMessage: 'La data non può essere nel futuro.' },
  kmBelow: {
    id: 'server.contracts.km-below',
    defaultMessage: 'L’ultima volta erano {km, number} km. Se sono davvero meno, scrivi il motivo.',
  },
  kmBelowKnown: {
    id: 'server.contracts.km-below-known',
    defaultMessage: 'Sono meno dell’ultima lettura che conosciamo. Se sono davvero questi, scrivi il motivo.',
  },
  phoneOfStaff: {
    id: 'server.contracts.phone.of-staff',
    defaultMessage:
      'Questo numero lo ha inserito il concessionario. Per cambiarlo serve un codice su tutti e due i numeri; se ne hai uno solo, chiama {store}, {phone}.',
  },
  changedMeanwhile: {
    id: 'server.contracts.status.changed',
    defaultMessage: 'Il contratto è cambiato nel frattempo. Ricarica la pagina e riprova.',
  },
  alreadySigned: { id: 'server.contracts.status.signed', defaultMessage: 'Il contratto è già firmato.' },
  notToSign: {
    id: 'server.contracts.status.not-to-sign',
    defaultMessage: 'Il contratto non è in attesa di una firma.',
  },
  notEditable: {
    id: 'server.contracts.status.not-editable',
    defaultMessage: 'Il contratto è firmato: i dati non si cambiano più.',
  },
  beingSigned: {
    id: 'server.contracts.status.being-signed',
    defaultMessage: 'Il cliente sta firmando: i dati non si cambiano. Per correggerli, reinviare prima il link.',
  },
  notToDelete: {
    id: 'server.contracts.status.not-to-delete',
    defaultMessage: 'Il contratto è firmato: lo può eliminare solo l’operatore.',
  },
  notSigned: { id: 'server.contracts.status.not-signed', defaultMessage: 'Il contratto non è ancora firmato.' },
  alreadyPaid: { id: 'server.contracts.status.paid', defaultMessage: 'Il contratto è già pagato.' },
  withdrawn: {
    id: 'server.contracts.status.withdrawn',
    defaultMessage: 'Per questo contratto è già stato esercitato il recesso.',
  },
  movedUnpayable: {
    id: 'server.contracts.moved.unpayable',
    defaultMessage:
      '{store} non ha un metodo di pagamento utilizzabile: il cliente deve ancora pagare e non potrebbe farlo.',
  },
  movedMethod: {
    id: 'server.contracts.moved.method',
    defaultMessage:
      'Il cliente ha scelto {method, select, bonifico {il bonifico} carta {la carta} other {il pagamento in concessionaria}}, che {store} non offre: occorre abilitarlo nella scheda del dealer, oppure il cliente deve prima cambiare metodo.',
  },
  noWayToPay: {
    id: 'server.contracts.payment.no-way',
    defaultMessage:
      'In questo momento {store} non ha un metodo di pagamento utilizzabile, quindi il contratto non si può firmare. Puoi chiamare il concessionario al numero {phone}.',
  },
  noPhone: {
    id: 'server.contracts.code.no-phone',
    defaultMessage: 'Il contratto non ha un cellulare: chiama il concessionario.',
  },
});
