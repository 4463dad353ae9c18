export { customerContractKey, host, personKey, placesOfZip, type ZipPlace } from '../host';
export {
  Slot,
  useApi,
  useChosenStore,
  useClosedNotices,
  useDialog,
  useHost,
  useNotify,
  usePerson,
  useSession,
  useTheme,
  useUnsaved,
} from './use-host';
