import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.privacy.title', defaultMessage: 'Informativa sulla privacy' },
  lead: {
    id: 'public.privacy.lead',
    defaultMessage:
      'Quali dati usiamo, perché, per quanto tempo e che cosa puoi chiederci. Articoli 13 e 14 del Regolamento (UE) 2016/679.',
  },
  who: { id: 'public.privacy.who', defaultMessage: 'Chi tratta i tuoi dati' },
  whoText: {
    id: 'public.privacy.who-text',
    defaultMessage:
      'Il titolare è {name}, {address}, P. IVA e codice fiscale {vat}. Per ogni domanda sui tuoi dati scrivi a {privacyEmail} o a {certifiedEmail}.',
  },
  whoDealer: {
    id: 'public.privacy.who-dealer',
    defaultMessage:
      'Il concessionario che scegli tratta i dati del tuo contratto per conto nostro, come responsabile nominato, e vede solo i contratti della sua sede.',
  },
  what: { id: 'public.privacy.what', defaultMessage: 'Quali dati' },
  whatText: {
    id: 'public.privacy.what-text',
    defaultMessage:
      'I dati dell’auto (telaio, targa, modello, chilometri, immatricolazione), i tuoi dati (nome, codice fiscale se lo scrivi, indirizzo, e-mail, cellulare), il contratto con i suoi documenti, e le prove della firma: data e ora, indirizzo di rete, tipo di browser, esito del codice.',
  },
  whatSteps: {
    id: 'public.privacy.what-steps',
    defaultMessage:
      'Contiamo in forma anonima quante persone arrivano a ogni passo del percorso: senza telaio, senza indirizzo di rete e senza un identificativo che resti nel browser.',
  },
  why: { id: 'public.privacy.why', defaultMessage: 'Perché, e su quale base' },
  whyContract: {
    id: 'public.privacy.why-contract',
    defaultMessage:
      'Per preparare, far firmare ed eseguire il contratto che ci chiedi (articolo 6, paragrafo 1, lettera b). Senza questi dati il contratto non si può fare.',
  },
  whyLaw: {
    id: 'public.privacy.why-law',
    defaultMessage:
      'Per gli obblighi di legge, fiscali e di conservazione delle prove (articolo 6, paragrafo 1, lettera c).',
  },
  whyConsent: {
    id: 'public.privacy.why-consent',
    defaultMessage:
      'Per offerte e novità, e per sondaggi sulla qualità, solo con i tuoi due consensi, separati e facoltativi (articolo 6, paragrafo 1, lettera a). Li togli quando vuoi, con la stessa facilità con cui li hai dati.',
  },
  whySecurity: {
    id: 'public.privacy.why-security',
    defaultMessage:
      'Per la sicurezza del servizio e contro gli abusi, come nostro legittimo interesse (articolo 6, paragrafo 1, lettera f).',
  },
  howLong: { id: 'public.privacy.how-long', defaultMessage: 'Per quanto tempo' },
  howLongText: {
    id: 'public.privacy.how-long-text',
    defaultMessage:
      'Un contratto non firmato si elimina dopo 20 giorni, e i tuoi dati {deleted_drafts} più tardi. Il contratto firmato e le prove si conservano {evidence}, {identity} se la firma è avanzata. I testi dei messaggi {message_bodies}. I consensi per la durata del contratto e {consents}.',
  },
  loading: { id: 'public.privacy.loading', defaultMessage: 'Caricamento dell’informativa' },
  whom: { id: 'public.privacy.whom', defaultMessage: 'A chi li comunichiamo' },
  whomText: {
    id: 'public.privacy.whom-text',
    defaultMessage:
      'Al concessionario scelto, a chi invia per noi SMS ed e-mail, al gestore dei pagamenti se paghi con carta, alle autorità quando la legge lo chiede. Non li vendiamo e non li portiamo fuori dallo Spazio economico europeo.',
  },
  rights: { id: 'public.privacy.rights', defaultMessage: 'I tuoi diritti' },
  rightsText: {
    id: 'public.privacy.rights-text',
    defaultMessage:
      'Puoi chiedere di vedere i tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile da altri programmi, e opporti. Dal tuo account scarichi tutti i tuoi dati e chiedi la cancellazione; quello che la legge ci fa conservare te lo diciamo per nome.',
  },
  rightsComplaint: {
    id: 'public.privacy.rights-complaint',
    defaultMessage:
      'Se ritieni che qualcosa non vada, puoi rivolgerti al Garante per la protezione dei dati personali (www.garanteprivacy.it).',
  },
  cookies: { id: 'public.privacy.cookies', defaultMessage: 'Cookie e memoria del browser' },
  cookiesText: {
    id: 'public.privacy.cookies-text',
    defaultMessage:
      'Usiamo solo cookie tecnici. Ricordano l’aspetto chiaro o scuro e il permesso di aprire il tuo contratto; quando hai effettuato l’accesso, chi sei, per darti la stessa versione delle pagine in ogni browser; per 180 giorni, che da questo browser hai già effettuato l’accesso, perché i tentativi di altri non blocchino il tuo account; mentre proviamo una nuova versione delle pagine, a quale gruppo di prova appartiene il browser, finché non lo chiudi. Il modulo che stai compilando resta nel tuo browser per 24 ore, o finché esci. Nessun cookie di profilazione, nessun servizio di terzi.',
  },
});
