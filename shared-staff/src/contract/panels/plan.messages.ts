import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.contract.plan', defaultMessage: 'Piano' },
  rental: { id: 'staff.contract.plan.rental', defaultMessage: 'Noleggio' },
  services: { id: 'staff.contract.plan.services', defaultMessage: 'Tagliandi' },
  length: { id: 'staff.contract.plan.length', defaultMessage: 'Durata' },
  distance: { id: 'staff.contract.plan.distance', defaultMessage: 'Percorrenza' },
  period: { id: 'staff.contract.plan.period', defaultMessage: 'Periodo' },
  fromDelivery: { id: 'staff.contract.plan.from-delivery', defaultMessage: 'Decorre dalla consegna del veicolo.' },
  worksLater: {
    id: 'staff.contract.plan.works-later',
    defaultMessage: 'Le date dei tagliandi si calcolano al pagamento.',
  },
  noWorks: { id: 'staff.contract.plan.no-works', defaultMessage: 'Questo pacchetto non prevede tagliandi.' },
  work: { id: 'staff.contract.plan.work', defaultMessage: 'Tagliando {n}' },
  due: { id: 'staff.contract.plan.due', defaultMessage: 'entro il {date} o a {km}' },
  projected: {
    id: 'staff.contract.plan.projected',
    defaultMessage: 'Previsto per il {date}, da come viaggia l’auto',
  },
  reached: { id: 'staff.contract.plan.reached', defaultMessage: 'Da fare adesso, da come viaggia l’auto' },
  done: { id: 'staff.contract.plan.done', defaultMessage: 'Fatto il {date} a {km}' },
  correct: { id: 'staff.contract.plan.correct', defaultMessage: 'Correggi' },
  correctNamed: { id: 'staff.contract.plan.correct-named', defaultMessage: 'Correggi il tagliando {n}' },
  doneTag: { id: 'staff.contract.plan.done-tag', defaultMessage: 'fatto' },
  missedTag: { id: 'staff.contract.plan.missed-tag', defaultMessage: 'non fatto' },
  lateTag: { id: 'staff.contract.plan.late-tag', defaultMessage: 'in ritardo' },
  ended: { id: 'staff.contract.plan.ended', defaultMessage: 'Il recesso ha chiuso il piano dei tagliandi.' },
  nextTag: { id: 'staff.contract.plan.next-tag', defaultMessage: 'prossimo' },
});
