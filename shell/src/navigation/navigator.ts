import { leaveUnasked } from './leave-page';

interface Navigator {
  readonly go: (path: string, options?: { replace?: boolean; state?: unknown }) => void;
  readonly address: () => string;
}

let current: Navigator | null = null;

/** Called once, by the router: lets code outside of React navigate. */
export function provideNavigator(navigator: Navigator): void {
  current = navigator;
}

interface GoOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Unsaved input is given up without a question: it could not be saved any more. */
  readonly unasked?: boolean;
}

export function goTo(path: string, { unasked = false, ...options }: GoOptions = {}): void {
  const go = () => current?.go(path, options);
  if (unasked) {
    leaveUnasked(go);
  } else {
    go();
  }
}

/** The present address within the application: path, query and hash. */
export function currentAddress(): string {
  return current?.address() ?? '/';
}
