import type { RemoteModule } from 'shared-api/host';
import { UnfitAreaError } from './area-errors';
import { type ShareScope, shareScope } from './share-scope';

/** What an area's entry leaves in the page: the container of Module Federation. */
export interface AreaContainer {
  init(scope: ShareScope): void;
  get(exposed: './area'): Promise<() => { area: RemoteModule }>;
}

function isContainer(value: unknown): value is AreaContainer {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** The container of this name, null when no entry has left one. */
export function containerNamed(name: string): AreaContainer | null {
  const value: unknown = Reflect.get(window, name);
  return isContainer(value) ? value : null;
}

/** How the container's own run time begins to say that the shell has not what the area wants. */
const unfit = /^(Unsatisfied version|Shared module|No satisfying version)/;

/**
 * The area that a container holds.
 * @throws UnfitAreaError when the area was built for doors that this shell does not have
 */
export async function openContainer(container: AreaContainer): Promise<RemoteModule> {
  try {
    container.init(shareScope);
    const exported = await container.get('./area');
    return exported().area;
  } catch (error) {
    throw error instanceof Error && unfit.test(error.message) ? new UnfitAreaError(error.message) : error;
  }
}
