import type { ReactNode } from 'react';
import type { ApiClient } from '../client';
import type { Role } from '../domain/roles';
import type { PasskeyProof } from '../entities/passkey';
import type { User } from '../entities/user';
import type { SlotName, SlotProps } from './remote-module';

export interface SessionState {
  readonly authenticated: boolean;
  readonly roles: readonly Role[];
  /**
   * Grows when what was written under a sign-in is to be forgotten: its session ended, and no page waits for the same
   * person to sign in again. A shell of before does not tell.
   */
  readonly ends?: number;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp_code?: string;
  /** A proof in the code's place. */
  readonly passkey?: PasskeyProof;
}

/** The sign-in that the shell owns. The flags are for display only: the server decides on every call. */
export interface SessionService {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Tells whether a second step is due before `signIn`. Throws `ApiError` with `errors.email`. */
  preSignIn(
    credentials: Credentials,
  ): Promise<{ otp_required: boolean; channel: 'totp' | 'sms' | null; passkey?: boolean | undefined }>;
  /** Signs in where one stands. Throws `ApiError` with its fields. */
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** After a change of the profile: name and picture in the bar follow. */
  refreshAccount(): void;
}

export type NoticeType = 'info' | 'success' | 'warning' | 'error';

export interface Notice {
  readonly text: string;
  /** `info` unless told. */
  readonly type?: NoticeType;
  /** Milliseconds; 1000 for info, 5000 success, 8000 warning, none for errors unless told. */
  readonly timeout?: number;
  /** One thing that can be done about it, such as taking it back. It closes the notice. */
  readonly action?: NoticeAction | null;
}

export interface NoticeAction {
  readonly label: string;
  run(): void;
}

export interface DialogRequest {
  readonly title: string;
  readonly body: ReactNode;
  /** Pixels; 740 unless told. */
  readonly width?: number;
}

export interface DialogService {
  open(request: DialogRequest): void;
  close(): void;
}

/** The dealer that a person works for at the moment; null is all of theirs. */
export interface ChosenStore {
  readonly store_uid: string;
  readonly name: string;
}

/** The choice is remembered on this device under `store` and is the same in every area and tab. */
export interface StoreService {
  get(): ChosenStore | null;
  subscribe(listener: () => void): () => void;
  choose(store: ChosenStore | null): void;
}

/** The ids of the notices that this device shall not show any more, in the bell and on every page. */
export interface ClosedNoticesService {
  get(): readonly string[];
  subscribe(listener: () => void): () => void;
  close(id: string): void;
}

/** The signed-in person as the shell knows them; null without a sign-in and until the server has answered. */
export interface PersonService {
  get(): User | null;
  subscribe(listener: () => void): () => void;
}

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Light, dark or as the system: at once, on this device. An area that keeps it in the account's settings saves it too. */
export interface ThemeService {
  get(): ThemeChoice;
  subscribe(listener: () => void): () => void;
  choose(choice: ThemeChoice): void;
}

/** An error of a remote, reported with its area and version. */
export interface ErrorReport {
  readonly error: unknown;
  readonly area: string;
}

export interface UnsavedInput {
  /** The page keeps it itself, as a draft: leaving loses nothing and is not asked. */
  readonly kept?: boolean;
  /** Another query of the same page loses it, too, and is asked. A shell of before asks at another path alone. */
  readonly query?: boolean;
}

/** What the shell gives to every area. */
export interface HostServices {
  readonly api: ApiClient;
  readonly session: SessionService;
  readonly person: PersonService;
  readonly notify: (notice: Notice) => void;
  readonly dialog: DialogService;
  readonly store: StoreService;
  readonly closedNotices: ClosedNoticesService;
  readonly theme: ThemeService;
  /** Draws another area's extension, in a boundary of its own: while it loads its height is kept, a failure is told there. */
  readonly renderSlot: <N extends SlotName>(name: N, props: SlotProps<N>) => ReactNode;
  /**
   * Tells the shell that the page holds unsaved input: leaving is asked, a session's end opens sign-in over the page.
   * The returned function takes it back.
   */
  readonly holdUnsaved: (input?: UnsavedInput) => () => void;
  /**
   * For what has its effect on the server before it leads to another page: `go` is called at once where no unsaved input
   * would be lost, else once the person has agreed, and what it navigates by `unasked` asks no more. A shell of before
   * asks only when the page is left.
   */
  readonly beforeLeaving?: (go: (unasked: (navigate: () => void) => void) => void) => void;
  readonly report: (report: ErrorReport) => void;
  /** The server's time in milliseconds, from `X-Clock`; countdowns use it, never the browser's clock. */
  readonly now: () => number;
  /** The `utm_*` parameters of this visit. */
  readonly utms: () => Readonly<Record<string, string>>;
}

let provided: HostServices | null = null;

/** Called once by the shell before any area is loaded. */
export function provideHost(services: HostServices): void {
  provided = services;
}

/** What the shell provided. Throws when an area runs without a shell. */
export function host(): HostServices {
  if (provided === null) throw new Error('No shell has provided its services');
  return provided;
}
