import { useRegistry } from '../registry/use-registry';
import { OverrideBar } from './override-bar';
import { OverrideRequest } from './override-request';

/** Areas that this browser takes from elsewhere: the bar that tells of them, and the question before a new one. */
export function Overrides() {
  const { areas, stage = 'production' } = useRegistry();
  return (
    <>
      <OverrideBar areas={areas} />
      <OverrideRequest stage={stage} />
    </>
  );
}
