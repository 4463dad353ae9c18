import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  backTitle: { id: 'admin.system.deeds.back-title', defaultMessage: 'Mettere in linea la {version} di {name}?' },
  backText: {
    id: 'admin.system.deeds.back-text',
    defaultMessage:
      'Adesso c’è la {live}. Tutti ricevono la {version}, pubblicata il {at}, dalla prossima pagina che aprono.',
  },
  endsTrial: { id: 'admin.system.deeds.ends-trial', defaultMessage: 'La prova della {version} finisce.' },
  backConfirm: { id: 'admin.system.deeds.back-confirm', defaultMessage: 'Metti in linea' },
  promoteTitle: { id: 'admin.system.deeds.promote-title', defaultMessage: 'Promuovere la {version} di {name}?' },
  promoteText: {
    id: 'admin.system.deeds.promote-text',
    defaultMessage: 'Ora la riceve il {percent} delle sessioni. Dalla prossima pagina la ricevono tutti.',
  },
  promoteConfirm: { id: 'admin.system.deeds.promote-confirm', defaultMessage: 'Promuovi' },
  tryTitle: { id: 'admin.system.deeds.try-title', defaultMessage: 'Rilasciare gradualmente la {version} di {name}?' },
  tryText: {
    id: 'admin.system.deeds.try-text',
    defaultMessage: 'Una parte delle sessioni la riceve dalla prossima pagina. Le altre restano alla {live}.',
  },
  tryShare: { id: 'admin.system.deeds.try-share', defaultMessage: 'Quota delle sessioni' },
  tryConfirm: { id: 'admin.system.deeds.try-confirm', defaultMessage: 'Avvia la prova' },
  offTitle: { id: 'admin.system.deeds.off-title', defaultMessage: 'Spegnere l’area {name}?' },
  offText: {
    id: 'admin.system.deeds.off-text',
    defaultMessage: 'Tutti vedono «Stiamo lavorando» al posto delle sue pagine, finché non si riaccende.',
  },
  offOwn: {
    id: 'admin.system.deeds.off-own',
    defaultMessage:
      'È l’area in cui sei: alla prossima pagina non ci entri più, e per riaccenderla serve il comando sul server.',
  },
  reason: { id: 'admin.system.deeds.reason', defaultMessage: 'Motivo' },
  reasonHint: { id: 'admin.system.deeds.reason-hint', defaultMessage: 'Resta nel registro con il tuo nome.' },
  type: { id: 'admin.system.deeds.type', defaultMessage: 'Scrivere {name} per confermare' },
  offConfirm: { id: 'admin.system.deeds.off-confirm', defaultMessage: 'Spegni' },
});
