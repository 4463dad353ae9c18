import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';

const Legend = chakra('legend', { base: { textStyle: 'label', marginBottom: '4px' } });

/** Several controls that together are one filter. */
export function ControlGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <Legend>{label}</Legend>
      {children}
    </fieldset>
  );
}
