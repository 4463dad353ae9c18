import type { ComponentType, ReactNode } from 'react';
import type { Role } from '../domain/roles';

/** A route of an area, relative to its base path; the shell renders it inside the area's own boundary. */
export interface RemoteRoute {
  /** Left out for the area's first page. */
  readonly path?: string;
  readonly element: ReactNode;
  /** The slug of the page's title: `CarCare | slug`. */
  readonly title?: string;
}

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: ComponentType<{ size?: number }>;
  readonly roles: readonly Role[];
}

/** An action that the command palette offers. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

/** Pieces of an area that pages of the shell show: the contract list on `/cms`. */
export interface RemoteSlots {
  readonly contractList?: ComponentType;
}

/** What an area's federation entry exports as `area`. */
export interface RemoteModule {
  readonly name: string;
  /** The host interface that the area was built for: see `hostVersion`. */
  readonly hostRange: string;
  readonly routes: readonly RemoteRoute[];
  readonly navigation?: readonly NavigationItem[];
  readonly palette?: readonly PaletteAction[];
  readonly slots?: RemoteSlots;
}

/** The version of the door between shell and areas; an area says with which majors it works. */
export const hostVersion = '1.0.0';
