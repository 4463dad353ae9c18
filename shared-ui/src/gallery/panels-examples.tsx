import { useState } from 'react';
import { Button } from '../button';
import { DealerList } from '../components/dealers';
import { FieldCell, FieldGrid, Panel } from '../components/panel';
import { SummaryCard, SummarySkeleton } from '../components/summary';
import { Toast } from '../components/toast';
import { ConfirmDialog } from '../dialog';
import { Note, Tag } from '../note';
import { EmptyState, ErrorState } from '../states';
import { Example, State } from './example';

const car = {
  vin: 'ZACPJFCW1SP018273',
  name: 'Jeep Avenger 1.2 Turbo Altitude',
  plate: 'GT109RZ',
  registrationDate: '2025-03-18',
};
const price = { price: '1280.00', discount: '100.00', total: '1180.00', iva: '212.79', iva_rate: '22.00' };
const dealers = [
  {
    id: 'lambro',
    name: 'Autocentro Lambro',
    address: 'via Rombon 41, 20134 Milano (MI)',
    km: 3.2,
    hours: { open: true, words: 'Aperto fino alle 12:30' },
    details: 'Telefono 02 1264 8870',
  },
  {
    id: 'sempione',
    name: 'Officine Sempione',
    address: 'corso Sempione 88, 20154 Milano (MI)',
    km: 5.6,
    hours: { open: true, words: 'Aperto fino alle 13:00' },
  },
  {
    id: 'brianza',
    name: 'Brianza Motori',
    address: 'viale Lombardia 12, 20900 Monza (MB)',
    km: 11.4,
    hours: { open: false, words: 'Apre lunedì alle 8:30' },
  },
  { id: 'certosa', name: 'Certosa Auto', address: 'viale Cremona 204, 27100 Pavia (PV)', km: 37, hours: null },
];

function Dealers() {
  const [chosen, setChosen] = useState<string | null>('lambro');
  return <DealerList label="Concessionario" dealers={dealers} value={chosen} onChange={setChosen} />;
}

function Confirm() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri la conferma</Button>
      <ConfirmDialog
        open={open}
        danger
        title="Eliminare il contratto?"
        confirm="Elimina"
        onConfirm={close}
        onCancel={close}
      >
        Il contratto CC-2026-003902 esce dagli elenchi. Non si può annullare.
      </ConfirmDialog>
    </>
  );
}

export function PanelsExamples() {
  return (
    <>
      <Example title="Note e avvisi">
        <State name="note con barra di 4 px" width={480}>
          <Note tone="success">Nessun altro contratto su questo telaio.</Note>
          <Note marginTop="12px">Authentication required</Note>
          <Note tone="warning" marginTop="12px">
            L’anno modello è una stima.
          </Note>
          <Note tone="error" marginTop="12px">
            Il pagamento non è riuscito. Riprova o scegli un altro metodo.
          </Note>
        </State>
        <State name="avviso che passa" width={400}>
          <Toast
            toast={{ id: 'paid', tone: 'success', message: 'Contratto segnato come pagato.', duration: null }}
            onClose={() => undefined}
          />
        </State>
        <Tag tone="success">verificato</Tag>
        <Tag>da verificare</Tag>
        <Tag tone="warning">in attesa</Tag>
        <Tag tone="error">non consegnato</Tag>
        <Tag tone="info">in linea</Tag>
      </Example>
      <Example title="Riepilogo">
        <State name="pronto: prezzi sempre con IVA" width={476}>
          <SummaryCard
            car={car}
            price={price}
            rows={[
              { label: 'Pacchetto', value: 'Completo 36', detail: '3 tagliandi, 36 mesi, 60.000 km', changeTo: '/' },
              { label: 'Concessionario', detail: 'da scegliere' },
            ]}
            action={
              <Button look="solid" size="touch" wide>
                Continua con i tuoi dati
              </Button>
            }
            note="Non paghi niente adesso: il pagamento viene dopo la firma."
          />
        </State>
        <State name="in arrivo" width={476}>
          <SummarySkeleton />
        </State>
      </Example>
      <Example title="Concessionari">
        <State name="dal più vicino" width={676}>
          <Dealers />
        </State>
      </Example>
      <Example title="Pannelli">
        <State name="righe del libretto" width={676}>
          <Panel bare title="Veicolo" meta="Jeep Avenger" ask>
            <FieldGrid>
              <FieldCell label="Telaio (VIN)" code="(E)" span={6}>
                ZACPJFCW1SP018273
              </FieldCell>
              <FieldCell label="Immatricolata il" code="(B)" span={3}>
                18/03/2025
              </FieldCell>
              <FieldCell label="Alimentazione" code="(P.3)" span={3}>
                Ibrida
              </FieldCell>
            </FieldGrid>
          </Panel>
        </State>
        <State name="niente ancora" width={400}>
          <Panel bare>
            <EmptyState title="Nessun contratto." action={<Button look="solid">Nuovo contratto</Button>}>
              I contratti compaiono qui appena creati.
            </EmptyState>
          </Panel>
        </State>
        <State name="errore" width={400}>
          <Panel bare>
            <ErrorState onRetry={() => undefined} reference="7F3A-91C2" />
          </Panel>
        </State>
        <Confirm />
      </Example>
    </>
  );
}
