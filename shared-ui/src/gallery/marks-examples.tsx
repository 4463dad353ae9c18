import { useState } from 'react';
import { CarPlate, PlateInput } from '../components/plate';
import { CountdownBadge, STATUS_ORDER, StatusBars, StatusCells, StatusChip } from '../components/status';
import { CopyButton, Fingerprint } from '../components/values';
import { Example, State } from './example';

const NOW = '2026-11-21T09:42:00Z';
const DAYS = [
  '2026-11-28',
  '2026-11-27',
  '2026-11-25',
  '2026-11-24',
  '2026-11-23',
  '2026-11-22',
  '2026-11-21',
  '2026-12-11',
  null,
];
const STEPS = [
  { status: 'DRAFT', state: 'past', note: '21/11, 10:18' },
  { status: 'AVAIABLE', state: 'skipped' },
  { status: 'PENDING', state: 'past', note: '21/11, 10:39' },
  { status: 'SIGNED', state: 'now', note: '21/11, 10:42' },
  { status: 'FILLED', state: 'next', note: 'dopo la scelta' },
  { status: 'PAID', state: 'next', note: 'entro il 06/12' },
] as const;

function Plate() {
  const [plate, setPlate] = useState('GT109RZ');
  return <PlateInput label="Targa" value={plate} onChange={setPlate} />;
}

export function MarksExamples() {
  return (
    <>
      <Example title="Targa">
        {([22, 32, 44, 56, 72] as const).map((size) => (
          <State key={size} name={String(size)}>
            <CarPlate plate="GT109RZ" registrationDate="2025-03-18" size={size} />
          </State>
        ))}
        <State name="anno ignoto">
          <CarPlate plate="GT109RZ" />
        </State>
        <State name="straniera">
          <CarPlate plate="MAB4821" />
        </State>
        <State name="assente">
          <CarPlate plate={null} />
        </State>
        <State name="si scrive nella targa">
          <Plate />
        </State>
      </Example>
      <Example title="Stati del contratto">
        {STATUS_ORDER.map((status) => (
          <StatusChip key={status} status={status} />
        ))}
      </Example>
      <Example title="Giorni alla scadenza">
        {DAYS.map((until) => (
          <CountdownBadge key={until} until={until} now={NOW} />
        ))}
      </Example>
      <Example title="Percorso">
        <State name="per il cliente" width={800}>
          <StatusBars steps={STEPS} />
        </State>
        <State name="per il personale" width={800}>
          <StatusCells steps={STEPS} />
        </State>
      </Example>
      <Example title="Impronta">
        <span>
          <Fingerprint sha256="9f3a61c05be27d14" /> <CopyButton text="9f3a61c0" what="l’impronta" />
        </span>
      </Example>
    </>
  );
}
