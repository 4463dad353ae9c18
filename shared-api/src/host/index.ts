export {
  type AreaRecord,
  areaAt,
  fitsRange,
  fitsServer,
  type PageConfig,
  pageConfig,
  type Registry,
  registry,
} from '../release';
export { customerContractKey } from './customer-contract-key';
export {
  type ChosenStore,
  type ClosedNoticesService,
  type Credentials,
  type DialogRequest,
  type DialogService,
  type HostServices,
  host,
  type Notice,
  type NoticeAction,
  type NoticeType,
  type PersonService,
  provideHost,
  type SessionService,
  type SessionState,
  type StoreService,
  type ThemeChoice,
  type ThemeService,
  type UnsavedInput,
} from './host-services';
export { personKey } from './person-key';
export { placesOfZip, type ZipPlace } from './places-query';
export {
  type CustomerContractProps,
  hostVersion,
  type NavigationItem,
  type PaletteAction,
  type PaletteHit,
  type RemoteModule,
  type RemoteRoute,
  type RemoteSlots,
  type SlotName,
  type SlotProps,
} from './remote-module';
