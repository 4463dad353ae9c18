import type { ComponentType } from 'react';
import type { AreaRecord, PageConfig, Registry } from 'shared-api/host';
import type { MessageDescriptor } from 'shared-ui/intl';
import { createStore } from 'zustand/vanilla';
import type { PageAccess } from '../session/access';

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
  /** A newer shell is live, and the person has not dismissed the notice of it. */
  readonly newShell?: boolean;
  /** A release marked as urgent is live that this page does not have: the notice asks to reload soon. */
  readonly urged?: boolean;
  /** The page is about to be loaded anew. */
  readonly reloading?: boolean;
}

/**
 * The registry of this page. It takes in new releases, except of the shell and of areas that already run in the page.
 */
export const registryStore = createStore<PageRegistry>(() => ({ pages: [], areas: [] }));

/**
 * The running shell's version for reports: the registry's release, or the build's own number for an unreleased shell.
 */
export const shellVersion = (): string => registryStore.getState().shell?.version ?? __APP_VERSION__;
