import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createItalianIntl, RawIntlProvider } from '../intl';
import { UiProvider } from '../provider';
import { MemoryRouter } from '../router';

interface HostOptions {
  /** Where the page is, `/` by default. */
  route?: string;
  queryClient?: QueryClient;
}

const intl = createItalianIntl();

/** A client for one test: no retries, nothing kept. */
function testQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 }, mutations: { retry: false } } });
}

/** What the shell puts around every area, for tests: styles, Italian, routing, server state. */
export function TestHost({
  children,
  route = '/',
  queryClient = testQueryClient(),
}: HostOptions & { children: ReactNode }) {
  return (
    <UiProvider>
      <RawIntlProvider value={intl}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
        </QueryClientProvider>
      </RawIntlProvider>
    </UiProvider>
  );
}

/** Renders as inside the shell. `rerender` keeps the host. */
export function renderWithHost(
  ui: ReactElement,
  { route = '/', queryClient = testQueryClient() }: HostOptions = {},
): RenderResult {
  return render(ui, {
    wrapper: ({ children }) => (
      <TestHost route={route} queryClient={queryClient}>
        {children}
      </TestHost>
    ),
  });
}
