import { createContext, use } from 'react';
import type { PageRegistry } from './registry-store';

const RegistryContext = createContext<PageRegistry>({ pages: [], areas: [] });

/** Gives the site map to every component of the shell. */
export const RegistryProvider = RegistryContext.Provider;

export function useRegistry(): PageRegistry {
  return use(RegistryContext);
}
