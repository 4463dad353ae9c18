import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'desk.contract.plan', defaultMessage: 'Piano' },
  rental: { id: 'desk.contract.plan.rental', defaultMessage: 'Noleggio' },
  services: { id: 'desk.contract.plan.services', defaultMessage: 'Tagliandi' },
  length: { id: 'desk.contract.plan.length', defaultMessage: 'Durata' },
  distance: { id: 'desk.contract.plan.distance', defaultMessage: 'Percorrenza' },
  period: { id: 'desk.contract.plan.period', defaultMessage: 'Periodo' },
  fromTo: { id: 'desk.contract.plan.from-to', defaultMessage: 'dal {from} al {to}' },
  periodLater: { id: 'desk.contract.plan.period-later', defaultMessage: 'Comincia con la firma.' },
  worksLater: {
    id: 'desk.contract.plan.works-later',
    defaultMessage: 'Le date dei tagliandi si calcolano al pagamento.',
  },
  noWorks: { id: 'desk.contract.plan.no-works', defaultMessage: 'Questo pacchetto non prevede tagliandi.' },
  work: { id: 'desk.contract.plan.work', defaultMessage: 'Tagliando {n}' },
  due: { id: 'desk.contract.plan.due', defaultMessage: 'entro il {date} o a {km}' },
  projected: {
    id: 'desk.contract.plan.projected',
    defaultMessage: 'Previsto per il {date}, da come viaggia l’auto',
  },
  done: { id: 'desk.contract.plan.done', defaultMessage: 'Fatto il {date} a {km}' },
  doneTag: { id: 'desk.contract.plan.done-tag', defaultMessage: 'fatto' },
  lateTag: { id: 'desk.contract.plan.late-tag', defaultMessage: 'in ritardo' },
  ended: { id: 'desk.contract.plan.ended', defaultMessage: 'Il recesso ha chiuso il piano dei tagliandi.' },
  nextTag: { id: 'desk.contract.plan.next-tag', defaultMessage: 'prossimo' },
});
