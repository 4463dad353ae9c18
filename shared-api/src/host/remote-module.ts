import type { ComponentType, ReactNode } from 'react';
import type { Role } from '../domain/roles';

/** A route of an area, relative to its base path; the shell renders it inside the area's own boundary. */
export interface RemoteRoute {
  /** Left out for the area's first page. */
  readonly path?: string;
  readonly element: ReactNode;
  /** The slug of the page's title: `CarCare | slug`. */
  readonly title?: string;
  /** The page stands alone, without bar, navigation and 'Noleggio': a screen that is turned to the customer. */
  readonly bare?: boolean;
  /**
   * What the page asks first when it is opened by its plain address, as `/account/contracts?per_page=100`: the browser
   * asks for it while the scripts are on their way. What the API has for one role alone bears it,
   * `/account/overview#user`: nobody else asks for it. A literal, which the build reads.
   */
  readonly asks?: readonly string[];
}

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  /** One word for a phone's tab bar, where the label is longer. */
  readonly short?: string;
  /** A heading above this entry and those after it that name the same one. */
  readonly group?: string;
  readonly icon: ComponentType<{ size?: number }>;
  readonly roles: readonly Role[];
}

/** An action that the command palette offers. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

/** Something that the palette's search found: a contract with its plate and customer, a dealer, a person. */
export interface PaletteHit {
  readonly id: string;
  readonly to: string;
  readonly label: string;
  /** What stands muted behind the label. */
  readonly detail?: string;
  /** What stands at the row's right edge: a plate, a chip. */
  readonly aside?: ReactNode;
  /** The heading that it stands under; contracts need none. Hits of one group come together. */
  readonly group?: string;
}

/** What a page that shows a customer's contract tells the extension that draws it. */
export interface CustomerContractProps {
  readonly contractUid: string;
  /** Whose calls are used: the link's (`/public`) or those of the signed-in owner (`/account`). */
  readonly base: '/public' | '/account';
}

/**
 * Extensions of an area that other pages show. An area names in package.json (`carcare.slots`) those that it offers, so
 * that the shell loads the one area that has an extension, when it is shown.
 */
export interface RemoteSlots {
  /** The contract list on `/cms`. */
  readonly contractList?: ComponentType;
  /** In the ink bar while one is in the area (36 px high): the choice of the dealer. Below 960 px a strip under the bar. */
  readonly barTool?: ComponentType;
  /** Under the area's navigation: saved views. */
  readonly navigationFoot?: ComponentType<{ onFollow?: () => void }>;
  /** A customer's contract with all that its status calls for: read, sign, pay, withdraw. */
  readonly customerContract?: ComponentType<CustomerContractProps>;
}

export type SlotName = keyof RemoteSlots;
export type SlotProps<N extends SlotName> =
  NonNullable<RemoteSlots[N]> extends ComponentType<infer P extends object> ? P : never;

/** What an area's federation entry exports as `area`. */
export interface RemoteModule {
  readonly name: string;
  readonly routes: readonly RemoteRoute[];
  readonly navigation?: readonly NavigationItem[];
  readonly palette?: readonly PaletteAction[];
  /** What the palette finds while one types, besides pages and actions; `signal` ends a search that is out of date. */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly PaletteHit[]>;
  readonly slots?: RemoteSlots;
}

/** The version of the entry point between shell and areas; an area's package.json says with which it works (`hostRange`). */
export const hostVersion = '2.3.0';
