export { host } from '../host';
export { useApi, useDialog, useHost, useNotify, useSession, useUnsaved } from './use-host';
