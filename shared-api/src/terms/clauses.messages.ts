/**
 * The contract's clauses: the only ones, in the contract's PDF and on /condizioni alike. Every text is a message, so
 * that the operator's counsel finds and confirms them in the catalogue. What a package includes and excludes stands in
 * its own lines («Il pacchetto»), which the clauses refer to and never repeat.
 */
export const clauseMessages = {
  objectTitle: { id: 'domain.terms.object.title', defaultMessage: 'Oggetto' },
  objectCare: {
    id: 'domain.terms.object.care',
    defaultMessage:
      'Il venditore si obbliga a fornire le prestazioni comprese nel pacchetto, elencate alla voce «Il pacchetto» di questo contratto, sul veicolo indicato e presso il concessionario scelto dal cliente. I ricambi, originali o di qualità equivalente, e la manodopera delle prestazioni comprese sono inclusi nel prezzo. Ciò che non è elencato non è compreso.',
  },
  objectCareNature: {
    id: 'domain.terms.object.careNature',
    defaultMessage:
      'La garanzia che questo contratto comprende è convenzionale e si aggiunge alla garanzia legale di conformità del venditore del veicolo (articoli 128 e seguenti del codice del consumo), che non è in alcun modo limitata. Il contratto non è una polizza di assicurazione.',
  },
  objectRental: {
    id: 'domain.terms.object.rental',
    defaultMessage:
      'Il venditore concede al cliente l’uso del veicolo indicato in questo contratto per la durata e la percorrenza pattuite e, verso il pagamento del canone, fornisce le prestazioni comprese nel pacchetto, elencate alla voce «Il pacchetto», presso il concessionario scelto dal cliente.',
  },
  objectRentalNature: {
    id: 'domain.terms.object.rentalNature',
    defaultMessage:
      'La proprietà del veicolo resta del venditore o del terzo che gliene ha attribuito la disponibilità; il contratto non dà al cliente diritto di acquistarlo. Le coperture assicurative obbligatorie sono comprese nel canone.',
  },
  termTitle: { id: 'domain.terms.term.title', defaultMessage: 'Durata' },
  termCare: {
    id: 'domain.terms.term.care',
    defaultMessage:
      'Il contratto vale dalla firma per il numero di mesi indicato alla voce «Il pacchetto», o fino a quando dalla stessa data sono stati percorsi i chilometri ivi indicati, secondo ciò che avviene prima. Non si rinnova da solo.',
  },
  termCareSale: {
    id: 'domain.terms.term.careSale',
    defaultMessage:
      'Se il veicolo è venduto durante la validità del contratto, il cliente può cederlo all’acquirente dandone notizia al venditore entro 30 giorni; la cessione è gratuita.',
  },
  termRental: {
    id: 'domain.terms.term.rental',
    defaultMessage:
      'Il noleggio decorre dalla consegna del veicolo e dura il numero di mesi indicato alla voce «Il pacchetto», entro la percorrenza ivi indicata. Non si rinnova da solo: una proroga richiede un nuovo accordo.',
  },
  termRentalExcess: {
    id: 'domain.terms.term.rentalExcess',
    defaultMessage:
      'Se la percorrenza pattuita si esaurisce prima della scadenza, le parti possono concordarne un’estensione; in mancanza, il noleggio termina e il veicolo è riconsegnato come previsto all’articolo 8.',
  },
  dealerTitle: { id: 'domain.terms.dealer.title', defaultMessage: 'Concessionario' },
  dealer: {
    id: 'domain.terms.dealer.text',
    defaultMessage:
      'Le prestazioni sono eseguite dal concessionario indicato alla voce «Le parti», che opera per conto del venditore. Il cliente può chiedere in ogni momento di cambiarlo con un altro aderente al programma, senza costi e con effetto sugli interventi non ancora prenotati.',
  },
  dealerAbroad: {
    id: 'domain.terms.dealer.abroad',
    defaultMessage:
      'In caso di guasto coperto lontano dal concessionario il cliente può rivolgersi a qualunque aderente al programma. Se nel raggio di 50 chilometri non ve n’è alcuno, il venditore autorizza la riparazione presso un’altra officina e ne rimborsa il costo documentato, entro i limiti dell’articolo 11.',
  },
  serviceTitle: { id: 'domain.terms.service.title', defaultMessage: 'Manutenzione programmata' },
  service: {
    id: 'domain.terms.service.text',
    defaultMessage:
      'Se il pacchetto comprende tagliandi, il loro numero è indicato alla voce «Il pacchetto». Ciascuno si esegue alle scadenze di tempo o di percorrenza prescritte dal costruttore, entro l’ultimo giorno di validità del contratto, e comprende i controlli, i lubrificanti, i filtri e i materiali di consumo previsti dal piano di manutenzione del veicolo.',
  },
  serviceRecord: {
    id: 'domain.terms.service.record',
    defaultMessage:
      'Il concessionario concorda la data con il cliente entro dieci giorni lavorativi dalla richiesta e annota ogni intervento nello storico del contratto, che il cliente può consultare. I tagliandi non usati entro la scadenza del contratto non sono rimborsati, salvo che il ritardo dipenda dal venditore o dal concessionario.',
  },
  coverTitle: { id: 'domain.terms.cover.title', defaultMessage: 'Guasti e assistenza' },
  cover: {
    id: 'domain.terms.cover.text',
    defaultMessage:
      'Se il pacchetto comprende la riparazione di guasti, è coperta la rottura improvvisa, per causa interna e non dovuta a normale usura, degli organi elencati come compresi alla voce «Il pacchetto». Il motore comprende sovralimentazione, alimentazione e raffreddamento; il cambio comprende frizione idraulica, trasmissione e differenziale; l’impianto elettrico comprende avviamento, ricarica, centraline e sensori; la batteria di trazione comprende motori elettrici, inverter e caricatore di bordo.',
  },
  coverParts: {
    id: 'domain.terms.cover.parts',
    defaultMessage:
      'La copertura comprende la diagnosi che accerta il guasto, i ricambi e la manodopera secondo i tempari del costruttore. La riparazione è eseguita entro un termine ragionevole e senza notevoli inconvenienti per il cliente. La batteria di trazione, se compresa, è coperta quando la sua capacità utile scende sotto il 70 per cento di quella di origine.',
  },
  coverAssistance: {
    id: 'domain.terms.cover.assistance',
    defaultMessage:
      'Il soccorso stradale e l’auto sostitutiva spettano se sono elencati come compresi, nella misura indicata: il soccorso dal luogo in cui il veicolo si ferma al concessionario o all’aderente più vicino; l’auto sostitutiva dal giorno in cui il veicolo è fermo per un guasto coperto, fino ai giorni indicati o alla fine della riparazione.',
  },
  exclusionsTitle: { id: 'domain.terms.exclusions.title', defaultMessage: 'Esclusioni' },
  exclusions: {
    id: 'domain.terms.exclusions.text',
    defaultMessage:
      'Sono esclusi: ciò che è elencato come escluso alla voce «Il pacchetto»; i guasti già noti al cliente o già segnalati prima della firma; i danni da incidente, furto, incendio, eventi naturali, atti vandalici o rifornimento errato; i danni da uso in gare, traino oltre i limiti omologati o mancanza di liquidi; le parti soggette a usura, quali pneumatici, freni, spazzole, lampade e batteria di avviamento; la carrozzeria, i vetri e gli interni; i veicoli con modifiche non omologate o con contachilometri alterato.',
  },
  exclusionsCause: {
    id: 'domain.terms.exclusions.cause',
    defaultMessage:
      'L’esclusione opera solo se la circostanza ha causato o aggravato il guasto, e nella misura in cui l’ha aggravato. Il rifiuto di una riparazione è comunicato per iscritto, con il motivo e con l’esito della diagnosi.',
  },
  priceTitle: { id: 'domain.terms.price.title', defaultMessage: 'Prezzo e pagamento' },
  price: {
    id: 'domain.terms.price.text',
    defaultMessage:
      'Il prezzo è quello indicato come totale alla voce «Il pacchetto», comprende l’IVA ed è fisso per tutta la durata. Si paga in un’unica soluzione entro 15 giorni dalla firma, nel modo scelto dal cliente tra quelli offerti dal concessionario. Non sono dovute spese di apertura, di gestione o di incasso.',
  },
  priceUnpaid: {
    id: 'domain.terms.price.unpaid',
    defaultMessage:
      'Se il pagamento non perviene entro il termine, il contratto si scioglie senza costi per il cliente e senza bisogno di comunicazione. Le prestazioni sono dovute dal giorno in cui il pagamento è registrato.',
  },
  fee: {
    id: 'domain.terms.fee.text',
    defaultMessage:
      'Il canone è quello indicato come totale alla voce «Il pacchetto», riguarda l’intero periodo pattuito, comprende l’IVA ed è fisso. Si paga entro 15 giorni dalla firma, nel modo scelto dal cliente tra quelli offerti dal concessionario. Non sono dovute spese di apertura, di gestione o di incasso.',
  },
  feeExtra: {
    id: 'domain.terms.fee.extra',
    defaultMessage:
      'Restano a carico del cliente il carburante o la ricarica, i pedaggi, le sanzioni per fatto proprio e i danni che eccedono la normale usura, documentati alla riconsegna. Se il canone non perviene entro il termine, il contratto si scioglie senza costi per il cliente.',
  },
  dutiesTitle: { id: 'domain.terms.duties.title', defaultMessage: 'Obblighi del cliente' },
  dutiesCare: {
    id: 'domain.terms.duties.care',
    defaultMessage:
      'Il cliente usa il veicolo con la diligenza ordinaria, rispetta le scadenze di manutenzione con una tolleranza di 30 giorni o di 1.500 chilometri, conserva i documenti degli interventi eseguiti altrove e dichiara i chilometri secondo verità.',
  },
  dutiesRental: {
    id: 'domain.terms.duties.rental',
    defaultMessage:
      'Il cliente usa il veicolo con la diligenza ordinaria, non lo subnoleggia né lo cede, lo porta alle scadenze di manutenzione con una tolleranza di 30 giorni o di 1.500 chilometri e, alla fine del noleggio, lo riconsegna al concessionario nello stato in cui l’ha ricevuto, salva la normale usura.',
  },
  dutiesFault: {
    id: 'domain.terms.duties.fault',
    defaultMessage:
      'Quando si manifesta un guasto il cliente si ferma appena è possibile farlo in sicurezza, non fa eseguire riparazioni senza l’autorizzazione del venditore, salvo urgenza, e mette il veicolo a disposizione del concessionario per la diagnosi.',
  },
  lapseTitle: { id: 'domain.terms.lapse.title', defaultMessage: 'Decadenza' },
  lapse: {
    id: 'domain.terms.lapse.text',
    defaultMessage:
      'Il cliente decade dal diritto alla riparazione se non denuncia il guasto entro 60 giorni da quando lo ha scoperto, oppure se ha omesso un intervento di manutenzione oltre la tolleranza dell’articolo 8 e l’omissione ha causato il guasto. L’alterazione volontaria del contachilometri fa decadere da ogni diritto non ancora esercitato.',
  },
  lapseLimits: {
    id: 'domain.terms.lapse.limits',
    defaultMessage:
      'La decadenza non opera se il ritardo dipende da causa non imputabile al cliente, dal venditore o dal concessionario. Restano salvi i termini della garanzia legale di conformità.',
  },
  withdrawalTitle: { id: 'domain.terms.withdrawal.title', defaultMessage: 'Diritto di recesso' },
  withdrawal: {
    id: 'domain.terms.withdrawal.text',
    defaultMessage:
      'Ai sensi degli articoli 52 e seguenti del codice del consumo il cliente può recedere dal contratto, senza indicarne il motivo e senza costi, fino alle ore 24 del quattordicesimo giorno dopo quello della firma; se il termine cade di sabato, di domenica o in un giorno festivo è prorogato al primo giorno lavorativo successivo.',
  },
  withdrawalHow: {
    id: 'domain.terms.withdrawal.how',
    defaultMessage:
      'Per recedere basta una dichiarazione esplicita: con la funzione «Recedere dal contratto qui» nella pagina del contratto (articolo 54-bis), con il modulo tipo in fondo a questo documento, con una lettera o con un messaggio di posta elettronica. Il venditore invia senza indugio la ricevuta, con data e ora, su supporto durevole.',
  },
  withdrawalRefund: {
    id: 'domain.terms.withdrawal.refund',
    defaultMessage:
      'Il venditore rimborsa tutto ciò che ha ricevuto entro 14 giorni dalla comunicazione del recesso, con lo stesso mezzo di pagamento. Se il cliente ha chiesto che le prestazioni iniziassero durante il termine, è dovuto solo l’importo proporzionale a quanto già eseguito.',
  },
  liabilityTitle: { id: 'domain.terms.liability.title', defaultMessage: 'Limiti di responsabilità' },
  liability: {
    id: 'domain.terms.liability.text',
    defaultMessage:
      'L’obbligo del venditore per ciascun guasto non supera il valore commerciale del veicolo al momento in cui il guasto si manifesta e, per l’intera durata, tre volte il totale pagato. Sono esclusi il fermo del veicolo, il mancato guadagno e le altre spese indirette, salvo che la riparazione sia ritardata per colpa del venditore o del concessionario.',
  },
  liabilityLimits: {
    id: 'domain.terms.liability.limits',
    defaultMessage:
      'Nessun limite vale in caso di dolo o colpa grave (articolo 1229 del codice civile), per i danni alla persona, né contro i diritti che la legge riconosce al consumatore in modo inderogabile.',
  },
  finalTitle: { id: 'domain.terms.final.title', defaultMessage: 'Dati personali, reclami, legge e foro' },
  final: {
    id: 'domain.terms.final.text',
    defaultMessage:
      'I dati personali sono trattati dal venditore, titolare del trattamento, per eseguire il contratto e per gli obblighi di legge (articolo 6, paragrafo 1, lettere b e c, del regolamento UE 2016/679), come spiega l’informativa. I consensi facoltativi sono separati e si revocano con la stessa facilità con cui sono dati.',
  },
  finalComplaints: {
    id: 'domain.terms.final.complaints',
    defaultMessage:
      'I reclami si inviano al venditore, che risponde entro 30 giorni; il cliente può inoltre rivolgersi a un organismo di risoluzione alternativa delle controversie (articoli 141 e seguenti del codice del consumo). Il contratto è regolato dalla legge italiana. Per ogni controversia è competente il giudice del luogo di residenza o di domicilio del consumatore.',
  },
} as const;
