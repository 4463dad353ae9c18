import type { DialogRequest } from 'shared-api/host';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The width that the specification gives a dialog, in px. */
const dialogWidth = 740;

interface DialogState {
  readonly request: DialogRequest | null;
}

export const dialogStore = createStore<DialogState>(() => ({ request: null }));

export function openDialog(request: DialogRequest): void {
  dialogStore.setState({ request: { width: dialogWidth, ...request } });
}

export function closeDialog(): void {
  dialogStore.setState({ request: null });
}

export function useDialogRequest(): DialogRequest | null {
  return useStore(dialogStore, ({ request }) => request);
}
