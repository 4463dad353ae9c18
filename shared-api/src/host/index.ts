export {
  type Credentials,
  type DialogDoor,
  type DialogRequest,
  type ErrorReport,
  type HostServices,
  host,
  type Notice,
  type NoticeType,
  provideHost,
  type SessionDoor,
  type SessionState,
} from './host-services';
export { hostVersion, type NavigationItem, type PaletteAction, type RemoteModule, type RemoteRoute, type RemoteSlots } from './remote-module';
export {
  type AreaManifest,
  type AreaRecord,
  areaAt,
  areaManifest,
  type PageConfig,
  pageConfig,
  type Registry,
  type RuntimeManifest,
  registry,
  runtimeManifest,
  type ShellManifest,
  shellManifest,
} from './registry';
