/** The words of the built-in form outside its clauses. */
export const formMessages = {
  titleCare: { id: 'server.documents.form.titleCare', defaultMessage: 'Contratto di garanzia e manutenzione' },
  titleRental: { id: 'server.documents.form.titleRental', defaultMessage: 'Contratto di noleggio e manutenzione' },
  createdAt: { id: 'server.documents.form.createdAt', defaultMessage: 'Redatto il' },
  associationCode: { id: 'server.documents.form.associationCode', defaultMessage: 'Convenzione' },
  parties: { id: 'server.documents.form.parties', defaultMessage: 'Le parti' },
  seller: { id: 'server.documents.form.seller', defaultMessage: 'Venditore' },
  customer: { id: 'server.documents.form.customer', defaultMessage: 'Cliente' },
  phone: { id: 'server.documents.form.phone', defaultMessage: 'Telefono' },
  contacts: { id: 'server.documents.form.contacts', defaultMessage: 'Contatti' },
  dealer: { id: 'server.documents.form.dealer', defaultMessage: 'Concessionario' },
  vehicle: { id: 'server.documents.form.vehicle', defaultMessage: 'Il veicolo' },
  registered: { id: 'server.documents.form.registered', defaultMessage: 'Immatricolato' },
  chassis: { id: 'server.documents.form.chassis', defaultMessage: 'Telaio' },
  model: { id: 'server.documents.form.model', defaultMessage: 'Marca e modello' },
  included: { id: 'server.documents.form.included', defaultMessage: 'Comprende' },
  excluded: { id: 'server.documents.form.excluded', defaultMessage: 'Non comprende' },
  approvedApart: {
    id: 'server.documents.form.approvedApart',
    defaultMessage: 'Clausola da approvare specificamente (articoli 1341 e 1342 del codice civile).',
  },
  termsVersion: { id: 'server.documents.form.termsVersion', defaultMessage: 'Condizioni di contratto, versione' },
  annex: { id: 'server.documents.form.annex', defaultMessage: 'Condizioni di contratto' },
  annexPrevails: {
    id: 'server.documents.form.annexPrevails',
    defaultMessage: 'Queste pagine fanno parte del contratto e prevalgono su quanto nelle altre vi fosse di diverso.',
  },
  package: { id: 'server.documents.form.package', defaultMessage: 'Il pacchetto' },
  services: { id: 'server.documents.form.services', defaultMessage: 'Tagliandi' },
  months: { id: 'server.documents.form.months', defaultMessage: 'Durata in mesi' },
  kilometres: { id: 'server.documents.form.kilometres', defaultMessage: 'Limite in chilometri' },
  price: { id: 'server.documents.form.price', defaultMessage: 'Prezzo, IVA inclusa' },
  fee: { id: 'server.documents.form.fee', defaultMessage: 'Canone, IVA inclusa' },
  discount: { id: 'server.documents.form.discount', defaultMessage: 'Sconto' },
  total: { id: 'server.documents.form.total', defaultMessage: 'Totale, IVA inclusa' },
  totalFee: { id: 'server.documents.form.totalFee', defaultMessage: 'Canone totale, IVA inclusa' },
  taxPart: { id: 'server.documents.form.taxPart', defaultMessage: 'di cui IVA' },
  signature: { id: 'server.documents.form.signature', defaultMessage: 'Dichiarazioni e firma' },
  general: {
    id: 'server.documents.form.general',
    defaultMessage: 'Ho letto l’informativa sul trattamento dei dati personali.',
  },
  terms: { id: 'server.documents.form.terms', defaultMessage: 'Ho letto e accetto le condizioni di contratto.' },
  clauses: {
    id: 'server.documents.form.clauses',
    defaultMessage:
      'Ai sensi e per gli effetti degli articoli 1341 e 1342 del codice civile approvo specificamente le clausole 6 (esclusioni), 9 (decadenza) e 11 (limiti di responsabilità).',
  },
  marketing: {
    id: 'server.documents.form.marketing',
    defaultMessage:
      'Acconsento a ricevere offerte e novità di CarCare. Il consenso è facoltativo e si revoca in ogni momento.',
  },
  survey: {
    id: 'server.documents.form.survey',
    defaultMessage:
      'Acconsento a ricevere sondaggi sul servizio. Il consenso è facoltativo e si revoca in ogni momento.',
  },
  howSigned: {
    id: 'server.documents.form.howSigned',
    defaultMessage:
      'Il contratto è formato e firmato in via elettronica. Il cliente firma inserendo il codice monouso ricevuto per SMS, legato all’impronta di questo documento; il venditore appone il proprio sigillo. Le prove della firma stanno nella pagina che segue l’ultima, aggiunta alla firma.',
  },
  forTheSeller: { id: 'server.documents.form.forTheSeller', defaultMessage: 'Il venditore' },
  forTheCustomer: { id: 'server.documents.form.forTheCustomer', defaultMessage: 'Il cliente' },
  slip: { id: 'server.documents.form.slip', defaultMessage: 'Scheda di pagamento' },
  slipNote: {
    id: 'server.documents.form.slipNote',
    defaultMessage: 'Queste voci si compilano dopo la firma, nella scheda che accompagna il contratto.',
  },
  paymentMethod: { id: 'server.documents.form.paymentMethod', defaultMessage: 'Metodo di pagamento' },
  signedAt: { id: 'server.documents.form.signedAt', defaultMessage: 'Contratto firmato il' },
  fingerprint: { id: 'server.documents.form.fingerprint', defaultMessage: 'Impronta del contratto' },
  withdrawalForm: { id: 'server.documents.form.withdrawalForm', defaultMessage: 'Modulo di recesso tipo' },
  withdrawalFormNote: {
    id: 'server.documents.form.withdrawalFormNote',
    defaultMessage:
      'Da compilare e restituire solo se si desidera recedere dal contratto (allegato I, parte B, del codice del consumo).',
  },
  withdrawalFormText: {
    id: 'server.documents.form.withdrawalFormText',
    defaultMessage:
      'A {name}, {street}, {email}, {certifiedEmail}. Con la presente io notifico il recesso dal mio contratto di prestazione dei servizi indicati in questo documento.',
  },
  withdrawalContract: { id: 'server.documents.form.withdrawalContract', defaultMessage: 'Codice del contratto' },
  withdrawalConcluded: { id: 'server.documents.form.withdrawalConcluded', defaultMessage: 'Firmato il' },
  withdrawalName: { id: 'server.documents.form.withdrawalName', defaultMessage: 'Nome del cliente' },
  withdrawalAddress: { id: 'server.documents.form.withdrawalAddress', defaultMessage: 'Indirizzo del cliente' },
  withdrawalDate: { id: 'server.documents.form.withdrawalDate', defaultMessage: 'Data' },
  withdrawalSignature: {
    id: 'server.documents.form.withdrawalSignature',
    defaultMessage: 'Firma (solo se inviato su carta)',
  },
} as const;
