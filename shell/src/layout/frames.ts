import type { ComponentType, ReactNode } from 'react';
import type { AreaRecord } from 'shared-api/host';
import { PublicFrame } from './public-frame';

type FrameName = AreaRecord['frame'];
type Frame = ComponentType<{ children: ReactNode }>;

const framesHere = new Map<FrameName, Frame>([['public', PublicFrame]]);
const loads = new Map<FrameName, Promise<Frame>>([['public', read(Promise.resolve(PublicFrame), PublicFrame)]]);

/** Sets the fields by which `use` reads a settled promise at once; without them it would suspend for a moment. */
function read(loading: Promise<Frame>, value: Frame): Promise<Frame> {
  return Object.assign(loading, { status: 'fulfilled', value });
}

/** Visitors load the public frame only. */
const loaders: Record<FrameName, () => Promise<Frame>> = {
  public: async () => PublicFrame,
  account: () => import('./account-frame').then(({ AccountFrame }) => AccountFrame),
  staff: () => import('./staff-frame').then(({ StaffFrame }) => StaffFrame),
};

/** The frame of this name, if it has come. */
export function frameHere(name: FrameName): Frame | undefined {
  return framesHere.get(name);
}

/** Brings a frame, once: the same promise every time, so that a component may wait for it with `use`. */
export function loadFrame(name: FrameName): Promise<Frame> {
  const known = loads.get(name);
  if (known) return known;
  const started = loaders[name]();
  loads.set(name, started);
  started.then(
    (frame) => {
      framesHere.set(name, frame);
      read(started, frame);
    },
    // Whoever waits for it hears of it.
    () => {},
  );
  return started;
}
