import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'manager.contract.plan', defaultMessage: 'Piano' },
  rental: { id: 'manager.contract.plan.rental', defaultMessage: 'Noleggio' },
  services: { id: 'manager.contract.plan.services', defaultMessage: 'Tagliandi' },
  length: { id: 'manager.contract.plan.length', defaultMessage: 'Durata' },
  distance: { id: 'manager.contract.plan.distance', defaultMessage: 'Percorrenza' },
  period: { id: 'manager.contract.plan.period', defaultMessage: 'Periodo' },
  fromTo: { id: 'manager.contract.plan.from-to', defaultMessage: 'dal {from} al {to}' },
  periodLater: { id: 'manager.contract.plan.period-later', defaultMessage: 'Comincia con la firma.' },
  worksLater: {
    id: 'manager.contract.plan.works-later',
    defaultMessage: 'Le date dei tagliandi nascono con il pagamento.',
  },
  noWorks: { id: 'manager.contract.plan.no-works', defaultMessage: 'Questo pacchetto non prevede tagliandi.' },
  work: { id: 'manager.contract.plan.work', defaultMessage: 'Tagliando {n}' },
  due: { id: 'manager.contract.plan.due', defaultMessage: 'entro il {date} o a {km}' },
  projected: {
    id: 'manager.contract.plan.projected',
    defaultMessage: 'Previsto per il {date}, da come viaggia l’auto',
  },
  done: { id: 'manager.contract.plan.done', defaultMessage: 'Fatto il {date} a {km}' },
  doneTag: { id: 'manager.contract.plan.done-tag', defaultMessage: 'fatto' },
  lateTag: { id: 'manager.contract.plan.late-tag', defaultMessage: 'in ritardo' },
  ended: { id: 'manager.contract.plan.ended', defaultMessage: 'Il recesso ha chiuso il piano dei tagliandi.' },
  nextTag: { id: 'manager.contract.plan.next-tag', defaultMessage: 'prossimo' },
});
