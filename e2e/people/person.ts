import type { Locator, Page } from '@playwright/test';

/** Somebody at work in a browser of their own. */
export interface Person {
  /** As a failure calls them. */
  readonly name: string;
  readonly page: Page;
  /** The workspace of the area that they work in. */
  readonly area: string;
  /** The link by which they leave the area. */
  readonly wayOut: Locator;
  /** Signs in, where that is needed, and begins. */
  begin(): Promise<void>;
  /** A step of their work, within the area. */
  work(): Promise<void>;
  /** Leaves the area and comes back into it, to the page that they began with. */
  enter(): Promise<void>;
}

/** Somebody in the middle of a form. */
export interface Writer extends Person {
  /** All that was written stands there. */
  expectKept(): Promise<void>;
  /** Writes the rest and sends it. */
  finish(): Promise<void>;
}
