import type { ComponentType, ReactNode } from 'react';
import type { AreaRecord } from 'shared-api/host';
import { PublicFrame } from './public-frame';

type FrameName = AreaRecord['frame'];
type Frame = ComponentType<{ children: ReactNode }>;

const framesHere = new Map<FrameName, Frame>([['public', PublicFrame]]);
const loads = new Map<FrameName, Promise<Frame>>();

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
  const started = loaders[name]().then((frame) => {
    framesHere.set(name, frame);
    return frame;
  });
  loads.set(name, started);
  return started;
}
