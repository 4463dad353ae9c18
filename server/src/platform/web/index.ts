export { createBoundedCache } from './bounded-cache';
export { type BuiltVersion, builtVersions } from './built-versions';
export type { LinkedData } from './json-block';
export { createOverrides, type Overrides, overridesCookie } from './overrides';
export type { SettingTexts } from './page';
export { writePersonCookie } from './person-cookie';
export { serveMedia } from './serve-media';
export { serveWeb } from './serve-web';
export { type ServesVersion, servesVersion } from './serves-version';
