import { createContext, type ReactNode, useContext } from 'react';
import type { Desk } from './desk';

const DeskContext = createContext<Desk | null>(null);

/** Says at whose desk the pages below stand. */
export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** The desk that one stands at. Outside of one it throws: a list of contracts is always somebody's. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk stands outside of a DealerDesk or an OperatorDesk');
  return desk;
}
