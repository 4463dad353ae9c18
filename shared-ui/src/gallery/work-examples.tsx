import { useState } from 'react';
import { Button } from '../button';
import { Panel } from '../components/panel';
import {
  AnchorTabs,
  Avatar,
  Change,
  CompareDialog,
  DateField,
  DateTimeField,
  DayBars,
  FigureCell,
  KeyCap,
  MoneyField,
  NumberedSection,
  SearchSelect,
  Segments,
  ServiceCells,
  Timeline,
  type TimelineItem,
  UploadField,
} from '../components/work';
import { Example, State } from './example';

const story: TimelineItem[] = [
  { key: 'end', title: 'Eliminazione, se non pagato', when: '27/11/2026', future: true },
  { key: 'sms3', title: 'SMS «Mancano 3 giorni» al cliente', when: '24/11/2026', future: true },
  {
    key: 'sms7',
    title: <b>SMS «Mancano 7 giorni»</b>,
    when: '20/11 09:00',
    delivery: { state: 'success', text: 'Consegnato 09:00' },
  },
  {
    key: 'method',
    title: <b>Metodo cambiato in bonifico</b>,
    when: '14/11 10:05',
    status: 'FILLED',
    detail: 'Scheda, versione 2',
  },
  {
    key: 'signed',
    title: (
      <>
        <b>Firmato</b> con codice SMS
      </>
    ),
    when: '12/11 20:34',
    status: 'SIGNED',
    detail: 'Impronta 7f3a91c2',
  },
  {
    key: 'link',
    title: <b>SMS con il link</b>,
    when: '07/11 09:14',
    status: 'AVAIABLE',
    delivery: { state: 'error', text: 'Non consegnato: telefono spento' },
  },
  {
    key: 'made',
    title: (
      <>
        <b>Creato</b> da Chiara Fontana
      </>
    ),
    when: '07/11 09:12',
    status: 'DRAFT',
  },
];

const week = [
  { key: '16', letter: 'L', name: 'lunedì 16', before: 2, now: 2 },
  { key: '17', letter: 'M', name: 'martedì 17', before: 1, now: 3 },
  { key: '18', letter: 'M', name: 'mercoledì 18', before: 3, now: 1 },
  { key: '19', letter: 'G', name: 'giovedì 19', before: 2, now: 4 },
  { key: '20', letter: 'V', name: 'venerdì 20', before: 2, now: 2 },
  { key: '21', letter: 'S', name: 'sabato 21', before: 1, now: 2, today: true },
  { key: '22', letter: 'D', name: 'domenica 22', before: 0, now: 0 },
];

const compared = [
  { key: 'phone', label: 'Cellulare', base: '+39 340 555 0110', theirs: '+39 340 555 0191', mine: '+39 340 555 0119' },
  { key: 'km', label: 'Chilometri', base: '8.240 km', theirs: '8.420 km', mine: '8.240 km' },
  {
    key: 'email',
    label: 'E-mail',
    base: 'paolo.sanna@esempio.it',
    theirs: 'paolo.sanna@esempio.it',
    mine: 'paolo.sanna@posta.it',
  },
  { key: 'name', label: 'Nome', base: 'Paolo', theirs: 'Paolo', mine: 'Paolo' },
];

const found = [
  { value: '1', label: 'Ilaria Marchetti', detail: '+39 351 555 0121' },
  { value: '2', label: 'Ilario Marchesi', detail: '+39 351 555 0188' },
];

function Fields() {
  const [amount, setAmount] = useState('1180.00');
  const [text, setText] = useState('');
  const [basis, setBasis] = useState<'created' | 'signed' | 'paid'>('created');
  return (
    <>
      <State name="Importo" width={160}>
        <MoneyField label="Importo" value={amount} onChange={setAmount} />
      </State>
      <State name="Data" width={180}>
        <DateField label="Data di accredito" defaultValue="2026-11-21" />
      </State>
      <State name="Data che non esiste" width={180}>
        <DateField label="Immatricolata il" code="(B)" defaultValue="31/02/2026" />
      </State>
      <State name="Data e ora" width={280}>
        <DateTimeField label="Visibile dal" usualTime="00:00" optional defaultValue="2026-11-21T09:30" />
      </State>
      <State name="Ricerca con scelta" width={280}>
        <SearchSelect
          label="Cliente"
          text={text}
          onText={setText}
          choices={found}
          onChoose={({ label }) => setText(label)}
        />
      </State>
      <State name="Segmenti">
        <Segments
          label="Conta i contratti"
          value={basis}
          onChange={setBasis}
          options={[
            { value: 'created', label: 'Creati' },
            { value: 'signed', label: 'Firmati' },
            { value: 'paid', label: 'Pagati' },
          ]}
        />
      </State>
      <State name="File" width={420}>
        <UploadField
          types={['image/jpeg', 'image/png', 'image/webp', 'application/pdf']}
          maxBytes={8 * 1024 * 1024}
          onFile={() => undefined}
        />
      </State>
      <State name="Invio in corso" width={420}>
        <UploadField
          types={['application/pdf']}
          maxBytes={8 * 1024 * 1024}
          onFile={() => undefined}
          sending={{ name: 'libretto.pdf', progress: 0.6 }}
        />
      </State>
    </>
  );
}

function Comparison() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri il confronto</Button>
      <CompareDialog
        open={open}
        onClose={close}
        who="Andrea Rosso"
        savedAt="2026-11-21T09:41:00Z"
        fields={compared}
        onSave={close}
        onKeepTheirs={close}
      />
    </>
  );
}

/** What stands around lists: figures, stories, forms that are filled in every day. */
export function WorkExamples() {
  return (
    <>
      <Example title="Cifre">
        <Panel title="Questa settimana" meta="16–21 nov" width="320px" maxWidth="100%">
          <FigureCell
            count={14}
            unit="contratti"
            countChange={<Change value={3} text="3" />}
            sum="14.598,00 €"
            sumChange={<Change value={-13.5} text="13,5 %" />}
            formula="Contratti creati da lunedì a oggi; somma dei loro totali."
          >
            <DayBars label="Contratti al giorno" days={week} nowName="16–21 nov" beforeName="9–14 nov" withKey />
          </FigureCell>
        </Panel>
      </Example>
      <Example title="Cronologia">
        <Panel title="Cronologia" width="360px" maxWidth="100%">
          <Timeline items={story} />
        </Panel>
      </Example>
      <Example title="Tagliandi">
        <State name="In corso" width={500}>
          <ServiceCells
            services={[
              { n: 1, state: 'done', when: '14/03/2026' },
              { n: 2, state: 'next', when: 'entro 09/04/2027' },
              { n: 3, state: 'later', when: 'entro 09/04/2028' },
            ]}
          />
        </State>
        <State name="Copertura finita" width={500}>
          <ServiceCells
            services={[
              { n: 1, state: 'done', when: '14/03/2026' },
              { n: 2, state: 'missed', when: 'scaduto il 09/04/2027' },
            ]}
          />
        </State>
      </Example>
      <Example title="Sezioni numerate">
        <NumberedSection number={1} state="done" title="Veicolo" aside="Cambia il telaio">
          Fiat 600 1.2 Hybrid
        </NumberedSection>
        <NumberedSection number={3} state="now" title="Cliente">
          Quello che manca lo completa il cliente prima di firmare.
        </NumberedSection>
        <NumberedSection number={4} state="later" title="Firma">
          Link per SMS
        </NumberedSection>
      </Example>
      <Example title="Campi dei moduli">
        <Fields />
      </Example>
      <Example title="Parti di una pagina">
        <AnchorTabs
          label="Parti"
          tabs={[
            { id: 'dati', label: 'Dati' },
            { id: 'privacy', label: 'Privacy', unsaved: true },
            { id: 'accesso', label: 'Accesso' },
          ]}
        />
        <Avatar name="Chiara Fontana" />
        <KeyCap keys="Ctrl+K" />
        <Comparison />
      </Example>
    </>
  );
}
