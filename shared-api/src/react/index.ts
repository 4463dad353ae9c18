export { customerContractKey, host } from '../host';
export {
  Slot,
  useApi,
  useChosenStore,
  useDialog,
  useHost,
  useNotify,
  usePerson,
  useSession,
  useTheme,
  useUnsaved,
} from './use-host';
