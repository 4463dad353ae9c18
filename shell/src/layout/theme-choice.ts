import type { ThemeChoice, ThemeService } from 'shared-api/host';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export const themeChoices = ['light', 'dark', 'system'] as const satisfies readonly ThemeChoice[];

const yearSeconds = 365 * 24 * 60 * 60;

/** A prerendered page is drawn without a browser: it follows the system. */
function readCookie(): ThemeChoice {
  const cookies = typeof document === 'undefined' ? '' : document.cookie;
  const value = /(?:^|;\s*)theme=(\w+)/.exec(cookies)?.[1];
  return themeChoices.find((choice) => choice === value) ?? 'system';
}

const choice = createStore(readCookie);

/** Puts the choice on the page and into the cookie that the server reads, so that the next page does not flash. */
export function chooseTheme(next: ThemeChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `theme=${next}; path=/; max-age=${yearSeconds}; samesite=lax`;
  if (next === 'system') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = next;
  }
  choice.setState(next, true);
}

export function useThemeChoice(): ThemeChoice {
  return useStore(choice);
}

export const themeService: ThemeService = { get: choice.getState, subscribe: choice.subscribe, choose: chooseTheme };
