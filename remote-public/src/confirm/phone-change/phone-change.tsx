import { useState } from 'react';
import type { CustomerContract, PhoneChangeCodes } from 'shared-api/entities';
import { CodesForm } from './codes-form';
import { NumberForm, type WantedPhone } from './number-form';

interface PhoneChangeProps {
  contract: CustomerContract;
  onDone(changed: CustomerContract): void;
  onCancel(): void;
}

/** The codes that the two numbers got: just now, as the server tells of them, or before, which only the person knows. */
type Known = { readonly codes: PhoneChangeCodes | null; readonly refusal?: string | undefined };

/** In the dialog: first the number, then the codes that the two numbers got. The way back keeps what was typed. */
export function PhoneChange({ contract, onDone, onCancel }: PhoneChangeProps) {
  const [wanted, setWanted] = useState<WantedPhone>({ phone: '' });
  const [known, setKnown] = useState<Known | null>(null);

  if (known === null)
    return (
      <NumberForm
        contract={contract}
        known={wanted}
        onCodes={(number, codes, refusal) => {
          setWanted(number);
          setKnown({ codes, refusal });
        }}
        onCancel={onCancel}
      />
    );
  return (
    <CodesForm
      contract={contract}
      wanted={wanted}
      codes={known.codes}
      refusal={known.refusal}
      onSent={(codes) => setKnown({ codes })}
      onDone={onDone}
      onBack={() => setKnown(null)}
    />
  );
}
