import type { ReactElement } from 'react';
import { renderWithHost } from 'shared-ui/testing';
import { DealerBackOffice } from '../back-office/dealer-back-office';

/** Renders as a page of the dealers' area does. */
export function renderForStaff(ui: ReactElement, options?: Parameters<typeof renderWithHost>[1]) {
  return renderWithHost(<DealerBackOffice>{ui}</DealerBackOffice>, options);
}
