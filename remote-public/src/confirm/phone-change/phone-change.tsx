import { useState } from 'react';
import type { CustomerContract, PhoneChangeCodes } from 'shared-api/entities';
import { CodesForm } from './codes-form';
import { NumberForm, type WantedPhone } from './number-form';

interface PhoneChangeProps {
  contract: CustomerContract;
  onDone(changed: CustomerContract): void;
  onCancel(): void;
}

/** In the dialog: first the number, then the codes that the two numbers got. The way back keeps what was typed. */
export function PhoneChange({ contract, onDone, onCancel }: PhoneChangeProps) {
  const [wanted, setWanted] = useState<WantedPhone>({ phone: '' });
  const [codes, setCodes] = useState<PhoneChangeCodes | null>(null);

  if (codes === null)
    return (
      <NumberForm
        contract={contract}
        known={wanted}
        onSent={(number, sent) => {
          setWanted(number);
          setCodes(sent);
        }}
        onCancel={onCancel}
      />
    );
  return (
    <CodesForm
      contract={contract}
      wanted={wanted}
      codes={codes}
      onSent={setCodes}
      onDone={onDone}
      onBack={() => setCodes(null)}
    />
  );
}
