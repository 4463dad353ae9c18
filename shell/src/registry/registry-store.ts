import type { ComponentType } from 'react';
import type { AreaRecord, PageConfig, Registry } from 'shared-api/host';
import type { MessageDescriptor } from 'shared-ui/intl';
import { createStore } from 'zustand/vanilla';
import type { PageAccess } from '../auth/access';

/** A page that is the shell's own. */
export interface ShellPage {
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly access: PageAccess;
  readonly frame: AreaRecord['frame'];
  readonly Page: ComponentType;
}

/** Every address of the product: the shell's own pages, and the areas of the registry. */
export interface PageRegistry {
  readonly pages: readonly ShellPage[];
  readonly areas: readonly AreaRecord[];
  /** Production unless told. */
  readonly stage?: PageConfig['stage'];
  /** The shell that runs. */
  readonly shell?: Registry['shell'];
  /** The version of the contract that the server serves. */
  readonly apiVersion?: Registry['apiVersion'];
  /** Another shell is live by now, and nobody has closed the notice of it. */
  readonly newShell?: boolean;
  /** Something is live that open pages are asked to take soon. */
  readonly urged?: boolean;
  /** The page is about to be loaded anew. */
  readonly reloading?: boolean;
}

/** The registry of this page; it follows what is released as far as an open page can. */
export const registryStore = createStore<PageRegistry>(() => ({ pages: [], areas: [] }));

/** The version of the shell that runs as reports name it: as it was released, where it was. */
export const shellVersion = (): string => registryStore.getState().shell?.version ?? __APP_VERSION__;
