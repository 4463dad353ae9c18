import type { PageRegistry } from '../registry/registry-store';
import { OverrideBar } from './override-bar';
import { OverrideRequest } from './override-request';

/** Areas that this browser takes from elsewhere: the bar that tells of them, and the question before a new one. */
export function Overrides({ areas, stage = 'production' }: Pick<PageRegistry, 'areas' | 'stage'>) {
  return (
    <>
      <OverrideBar areas={areas} />
      <OverrideRequest stage={stage} />
    </>
  );
}
