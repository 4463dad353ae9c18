import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ApiClient } from '../client';
import type { Role } from '../domain/roles';
import type { User } from '../entities/user';
import {
  type ChosenStore,
  type DialogService,
  type HostServices,
  host,
  type SessionService,
  type SessionState,
  type SlotName,
  type SlotProps,
  type ThemeChoice,
  type UnsavedInput,
} from '../host';

/** The typed API client of the shell. */
export function useApi(): ApiClient {
  return host().api;
}

/** Who is signed in, and the way in and out. Renders again when that changes, in any tab. */
export function useSession(): SessionState & { door: SessionService; has: (role: Role) => boolean } {
  const service = host().session;
  const state = useSyncExternalStore(service.subscribe, service.get, service.get);
  return { ...state, door: service, has: (role) => state.roles.includes(role) };
}

/** Shows a notification: info for 1000 ms unless told otherwise. */
export function useNotify(): HostServices['notify'] {
  return host().notify;
}

export function useDialog(): DialogService {
  return host().dialog;
}

/** The dealer that the person works for, null for all of theirs, and the way to another. The same in every tab. */
export function useChosenStore(): readonly [ChosenStore | null, (store: ChosenStore | null) => void] {
  const service = host().store;
  return [useSyncExternalStore(service.subscribe, service.get, service.get), service.choose];
}

/** The ids of the notices that this device shall not show any more, and the way to close one. */
export function useClosedNotices(): readonly [readonly string[], (id: string) => void] {
  const service = host().closedNotices;
  return [useSyncExternalStore(service.subscribe, service.get, service.get), service.close];
}

/** The signed-in person; null until the server has answered. Renders again when something of them changes. */
export function usePerson(): User | null {
  const service = host().person;
  return useSyncExternalStore(service.subscribe, service.get, service.get);
}

/** Light, dark or as the system, and the way to another. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const service = host().theme;
  return [useSyncExternalStore(service.subscribe, service.get, service.get), service.choose];
}

/** Another area's piece, drawn where one stands. */
export function Slot<N extends SlotName>({ name, props }: { name: N; props: SlotProps<N> }): ReactNode {
  return host().renderSlot(name, props);
}

/**
 * While `unsaved` holds, leaving the page is asked, and a session's end opens sign-in over the page instead of leaving
 * it. Input that the page keeps itself, as a draft, is not asked for; what another query loses is asked for there, too.
 * @returns takes it back at once: for a page that leads on after it has saved
 */
export function useUnsaved(unsaved: boolean, { kept = false, query = false }: UnsavedInput = {}): () => void {
  const release = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!unsaved) return undefined;
    release.current = host().holdUnsaved({ kept, query });
    return () => release.current();
  }, [unsaved, kept, query]);
  return useCallback(() => release.current(), []);
}

/** The server's time, the visit's utm parameters, the error report and the question before a page is left. */
export function useHost(): Pick<HostServices, 'now' | 'utms' | 'report' | 'beforeLeaving'> {
  return host();
}
