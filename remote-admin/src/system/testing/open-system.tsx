import type { Outgoing } from 'shared-api/client';
import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { SystemPage } from '../system-page';
import { exampleSystem } from './examples';

interface SystemServer {
  readonly areas?: readonly AreaStatus[];
  /** How it is at the moment of asking; throws what the reading is refused with. */
  readonly system?: () => Partial<SystemStatus>;
  /** What a POST is answered with; throws what it is refused with. */
  readonly change?: (call: Outgoing) => unknown;
}

/** Opens the page over a server; `posts` are the changes that were sent, the last one last. */
export function openSystem({ areas = [], system = () => ({}), change = () => ({}) }: SystemServer) {
  const host = provideTestHost(
    (call) => {
      if (call.entry.method === 'POST') return change(call);
      return { data: call.path.endsWith('/areas') ? areas : { ...exampleSystem, ...system() } };
    },
    { roles: ['admin'] },
  );
  const posts = () =>
    host.sent
      .filter(({ entry }) => entry.method === 'POST')
      .map(({ path, body, options }) => ({ path, body, ifMatch: options.ifMatch }));
  return { ...host, ...renderWithHost(<SystemPage />), posts };
}
