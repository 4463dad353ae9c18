import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { system } from '../theme/system';
import { createLiveCache } from './live-cache';

interface UiProviderProps {
  children: ReactNode;
  /** From `createLiveCache` or `createPrerenderCache`; by default a live one of its own. */
  cache?: EmotionCache;
}

/** Styles and tokens for everything below. One a page, in the shell; areas live inside it. */
export function UiProvider({ children, cache }: UiProviderProps) {
  const [used] = useState(() => cache ?? createLiveCache());
  return (
    <CacheProvider value={used}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
