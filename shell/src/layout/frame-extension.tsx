import type { SlotName, SlotProps } from 'shared-api/host';
import { AreaExtension } from '../loader/area-extension';
import { useMayLoad } from '../navigation/use-may-load';
import { useFrameArea } from './use-frame-area';

/** A piece that the area one is in puts into the frame; nothing where it offers none. */
export function FrameExtension<N extends SlotName>({ name, props }: { name: N; props: SlotProps<N> }) {
  const area = useFrameArea();
  const mayLoad = useMayLoad();
  return area?.slots.includes(name) && mayLoad(area) ? <AreaExtension area={area} name={name} props={props} /> : null;
}
