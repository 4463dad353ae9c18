import type { Outgoing } from 'shared-api/client';
import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { exampleSystem } from './system';

export interface SystemServer {
  /** As they are, or as they are at the moment of asking. */
  readonly areas?: readonly AreaStatus[] | (() => readonly AreaStatus[]);
  /** How it is at the moment of asking; throws what the reading is refused with. */
  readonly system?: () => Partial<SystemStatus>;
  /** What a POST is answered with; throws what it is refused with. */
  readonly change?: (call: Outgoing) => unknown;
}

/** An operator before a server with these areas; `posts` are the changes that were sent, the last one last. */
export function provideSystem({ areas = [], system = () => ({}), change = () => ({}) }: SystemServer) {
  const { sent } = provideTestHost(
    (call) => {
      if (call.entry.method === 'POST') return change(call);
      if (!call.path.endsWith('/areas')) return { data: { ...exampleSystem, ...system() } };
      return { data: typeof areas === 'function' ? areas() : areas };
    },
    { roles: ['admin'] },
  );
  const posts = () =>
    sent
      .filter(({ entry }) => entry.method === 'POST')
      .map(({ path, body, options }) => ({ path, body, ifMatch: options.ifMatch }));
  return { posts };
}
