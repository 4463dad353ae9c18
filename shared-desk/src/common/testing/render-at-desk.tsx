import type { ReactElement } from 'react';
import { renderWithHost } from 'shared-ui/testing';
import { DealerDesk } from '../desk/dealer-desk';

/** Renders as a page of the dealers' area does. */
export function renderAtDesk(ui: ReactElement, options?: Parameters<typeof renderWithHost>[1]) {
  return renderWithHost(<DealerDesk>{ui}</DealerDesk>, options);
}
