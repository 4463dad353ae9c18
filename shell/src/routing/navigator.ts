interface Navigator {
  readonly go: (path: string, options?: { replace?: boolean; state?: unknown }) => void;
  readonly address: () => string;
}

let current: Navigator | null = null;

/** Called once, by the router: lets code outside of React lead to a page. */
export function provideNavigator(navigator: Navigator): void {
  current = navigator;
}

export function goTo(path: string, options: { replace?: boolean; state?: unknown } = {}): void {
  current?.go(path, options);
}

/** The present address within the application: path, query and hash. */
export function currentAddress(): string {
  return current?.address() ?? '/';
}
