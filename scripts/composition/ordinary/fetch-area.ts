import type { fetchArea as fetchComposed } from '../../../shell/src/loader/fetch-area';
import { areas } from './areas';

/** In the place of shell/src/loader/fetch-area.ts: in one application an area is a chunk like any other. */
export const fetchArea: typeof fetchComposed = async ({ name }) => {
  const load = areas[name];
  if (!load) throw new Error(`The application has no area ${name}.`);
  return (await load()).area;
};
