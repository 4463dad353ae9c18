export { host } from '../host';
export { Slot, useApi, useChosenStore, useDialog, useHost, useNotify, useSession, useUnsaved } from './use-host';
