import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../session/session-store';
import { keepEarlyLetters, takeEarlyLetters } from './early-letters';

const openStore = createStore(() => false);

export function openPalette(): void {
  if (openStore.getState()) return;
  keepEarlyLetters(closePalette);
  openStore.setState(true, true);
}

export function closePalette(): void {
  takeEarlyLetters();
  openStore.setState(false, true);
}

export function usePaletteOpen(): boolean {
  return useStore(openStore);
}

/** Ctrl K (or Cmd K) opens the palette for whoever is signed in. */
export function usePaletteKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (wanted && sessionStore.getState().authenticated) {
        event.preventDefault();
        openPalette();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
