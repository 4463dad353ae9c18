import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  heading: { id: 'public.steps.heading', defaultMessage: 'Dal telaio alla firma, in quattro passi' },
  vin: { id: 'public.steps.vin', defaultMessage: 'Scrivi il telaio' },
  vinText: {
    id: 'public.steps.vin-text',
    defaultMessage: 'Sono 17 caratteri, al campo E del libretto. Riconosciamo marca, modello e alimentazione.',
  },
  vinSpecimen: { id: 'public.steps.vin-specimen', defaultMessage: 'Jeep Avenger, benzina' },
  pack: { id: 'public.steps.pack', defaultMessage: 'Scegli il pacchetto' },
  packText: {
    id: 'public.steps.pack-text',
    defaultMessage: 'Confronti tagliandi, durata e chilometri. Se un pacchetto non è adatto, ti diciamo perché.',
  },
  dealer: { id: 'public.steps.dealer', defaultMessage: 'Scegli il concessionario' },
  dealerText: {
    id: 'public.steps.dealer-text',
    defaultMessage: 'Il più vicino, o quello che conosci già: è lì che porti l’auto per i tagliandi.',
  },
  dealerSpecimen: { id: 'public.steps.dealer-specimen', defaultMessage: 'Autocentro Lambro, a circa 3 km' },
  sign: { id: 'public.steps.sign', defaultMessage: 'Firma con un codice' },
  signText: {
    id: 'public.steps.sign-text',
    defaultMessage: 'Leggi il contratto, ricevi un codice per SMS e firmi. Il metodo di pagamento lo scegli dopo.',
  },
  signSpecimen: { id: 'public.steps.sign-specimen', defaultMessage: 'Impronta {fingerprint}' },
});
