import type { ReactNode } from 'react';
import { Button } from 'shared-ui';

interface SubmitButtonProps {
  saving: boolean;
  /** The action as a verb: "Salva i ruoli", "Crea il dealer". */
  children: ReactNode;
}

/** The button that sends a form. */
export function SubmitButton({ saving, children }: SubmitButtonProps) {
  // Leaving a wrong field lets its sentence appear: the button would move away from under the press.
  return (
    <Button type="submit" look="solid" loading={saving} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Button>
  );
}
