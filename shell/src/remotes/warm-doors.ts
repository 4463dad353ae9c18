import { doors } from '../boot/doors';

/** The doors that nearly every page of the back-office goes through. */
const common = ['shared-ui/overlays', 'shared-ui/table'];

/** Loads doors that are not part of the first script before the first page asks for them. */
export async function warmDoors(): Promise<void> {
  await Promise.all(common.map((name) => doors[name]?.open()));
}
