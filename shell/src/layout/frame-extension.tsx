import type { SlotName, SlotProps } from 'shared-api/host';
import { useSession } from 'shared-api/react';
import { AreaExtension } from '../loader/area-extension';
import { useMayLoad } from '../navigation/use-may-load';
import { useFrameArea } from './use-frame-area';

/** An extension that the area one is in puts into the frame; nothing where it offers none, or nobody is signed in. */
export function FrameExtension<N extends SlotName>({ name, props }: { name: N; props: SlotProps<N> }) {
  const area = useFrameArea();
  const mayLoad = useMayLoad();
  const { authenticated } = useSession();
  return authenticated && area?.slots.includes(name) && mayLoad(area) ? (
    <AreaExtension area={area} name={name} props={props} />
  ) : null;
}
