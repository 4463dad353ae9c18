import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  backTitle: { id: 'admin.system.actions.back-title', defaultMessage: 'Mettere in linea la {version} di {name}?' },
  backText: {
    id: 'admin.system.actions.back-text',
    defaultMessage:
      'Adesso c’è la {live}. Tutti ricevono la {version}, pubblicata il {at}, dalla prossima pagina che aprono.',
  },
  endsTrial: { id: 'admin.system.actions.ends-trial', defaultMessage: 'La prova della {version} finisce.' },
  backConfirm: { id: 'admin.system.actions.back-confirm', defaultMessage: 'Metti in linea' },
  promoteTitle: { id: 'admin.system.actions.promote-title', defaultMessage: 'Promuovere la {version} di {name}?' },
  promoteText: {
    id: 'admin.system.actions.promote-text',
    defaultMessage: 'Ora la riceve una parte delle sessioni: {percent}. Dalla prossima pagina la ricevono tutti.',
  },
  promoteFromChosen: {
    id: 'admin.system.actions.promote-from-chosen',
    defaultMessage: 'Ora la riceve solo chi è stato scelto. Dalla prossima pagina la ricevono tutti.',
  },
  promoteConfirm: { id: 'admin.system.actions.promote-confirm', defaultMessage: 'Promuovi' },
  tryTitle: { id: 'admin.system.actions.try-title', defaultMessage: 'Rilasciare gradualmente la {version} di {name}?' },
  tryText: {
    id: 'admin.system.actions.try-text',
    defaultMessage:
      'Dalla prossima pagina la riceve la quota delle sessioni e, in ogni caso, chi è scelto qui sotto. Gli altri restano alla {live}.',
  },
  tryShare: { id: 'admin.system.actions.try-share', defaultMessage: 'Quota delle sessioni' },
  tryNobodyElse: { id: 'admin.system.actions.try-nobody-else', defaultMessage: 'Solo chi è scelto' },
  tryAudience: { id: 'admin.system.actions.try-audience', defaultMessage: 'Chi la riceve in ogni caso' },
  tryGrowth: { id: 'admin.system.actions.try-growth', defaultMessage: 'Quanto dura ogni quota' },
  tryRamp: {
    id: 'admin.system.actions.try-ramp',
    defaultMessage:
      'Dopo {every} passa da sola alla quota che segue: {shares}. Se va peggio di quella in linea torna indietro da sola, e arriva un avviso nella campana.',
  },
  tryConfirm: { id: 'admin.system.actions.try-confirm', defaultMessage: 'Avvia la prova' },
  offTitle: { id: 'admin.system.actions.off-title', defaultMessage: 'Spegnere l’area {name}?' },
  offText: {
    id: 'admin.system.actions.off-text',
    defaultMessage: 'Tutti vedono «Stiamo lavorando» al posto delle sue pagine, finché non si riaccende.',
  },
  offOwn: {
    id: 'admin.system.actions.off-own',
    defaultMessage:
      'È l’area in cui sei: alla prossima pagina non ci entri più, e per riaccenderla serve il comando sul server.',
  },
  reason: { id: 'admin.system.actions.reason', defaultMessage: 'Motivo' },
  reasonHint: { id: 'admin.system.actions.reason-hint', defaultMessage: 'Resta nel registro con il tuo nome.' },
  type: { id: 'admin.system.actions.type', defaultMessage: 'Scrivere {name} per confermare' },
  offConfirm: { id: 'admin.system.actions.off-confirm', defaultMessage: 'Spegni' },
});

export const growthMessages = defineMessages({
  stays: { id: 'admin.system.actions.growth.stays', defaultMessage: 'Resta così' },
  half: { id: 'admin.system.actions.growth.half', defaultMessage: '30 minuti' },
  hour: { id: 'admin.system.actions.growth.hour', defaultMessage: '1 ora' },
  day: { id: 'admin.system.actions.growth.day', defaultMessage: '1 giorno' },
});
