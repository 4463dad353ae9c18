import { useState } from 'react';
import { CodeField, CodeTimer, VinField } from '../components/cells';
import { OuterLink } from '../link';
import { Note } from '../note';
import { Example, State } from './example';

const start = Date.now();
const inSeconds = (seconds: number) => new Date(start + seconds * 1000).toISOString();

function Vin({ typed }: { typed: string }) {
  const [vin, setVin] = useState(typed);
  return <VinField value={vin} onChange={setVin} help={<OuterLink href="#telaio">Dove trovo il telaio?</OuterLink>} />;
}

function Code({ typed, error, left, wait }: { typed: string; error?: string; left: number; wait: number }) {
  const [code, setCode] = useState(typed);
  return (
    <CodeField value={code} onChange={setCode} error={error} expired={left === 0}>
      <CodeTimer expiresAt={inSeconds(left)} resendAt={inSeconds(wait)} clock={Date.now} onResend={() => setCode('')} />
    </CodeField>
  );
}

export function CellsExamples() {
  return (
    <>
      <Example title="Telaio">
        <State name="vuoto: casella 28, campo 516 × 64" width={516}>
          <Vin typed="" />
        </State>
        <State name="mentre scrivi" width={516}>
          <Vin typed="ZACPJFCW1SP" />
        </State>
        <State name="carattere vietato" width={516}>
          <Vin typed="ZACPJFCWISP018273" />
        </State>
      </Example>
      <Example title="Codice di firma">
        <State name="un campo solo, 426 × 72; la barra è il tempo" width={426}>
          <Code typed="4829" left={582} wait={42} />
        </State>
        <State name="errato: le cifre restano" width={426}>
          <Code typed="482931" error="Codice errato: ti restano 3 tentativi." left={500} wait={20} />
        </State>
        <State name="scaduto" width={426}>
          <Code typed="" left={0} wait={0} />
        </State>
        <State name="bloccato" width={426}>
          <Note tone="error">
            Troppi codici errati. Per firmare chiama Autocentro Lambro al <strong>02 1264 8870</strong>: ti invia di
            nuovo il link.
          </Note>
        </State>
      </Example>
    </>
  );
}
