import { createContext, type ReactNode, useContext } from 'react';
import type { BackOffice } from './back-office';

const BackOfficeContext = createContext<BackOffice | null>(null);

/** Says at whose backOffice the pages below stand. */
export function BackOfficeProvider({ backOffice, children }: { backOffice: BackOffice; children: ReactNode }) {
  return <BackOfficeContext value={backOffice}>{children}</BackOfficeContext>;
}

/** The backOffice that one stands at. Outside of one it throws: a list of contracts is always somebody's. */
export function useBackOffice(): BackOffice {
  const backOffice = useContext(BackOfficeContext);
  if (!backOffice) throw new Error('useBackOffice stands outside of a DealerBackOffice or an OperatorBackOffice');
  return backOffice;
}
