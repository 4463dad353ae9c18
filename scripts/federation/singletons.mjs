/**
 * The singleton table: what exists once on the page. The shell provides every entry; an area brings no copy of its own.
 * Libraries behind shared-ui's entry points (Chakra, the router, react-intl, dayjs) are deliberately not here: sharing
 * a library ships all of it, sharing our entry point ships only what that uses.
 *
 * `eager`: part of the shell's first chunk. A lazy one is loaded with the first area that asks for it.
 */
export const singletons = [
  { module: 'react', package: 'react', eager: true },
  { module: 'react/jsx-runtime', package: 'react', eager: true },
  { module: 'react-dom', package: 'react-dom', eager: true },
  { module: 'react-dom/client', package: 'react-dom', eager: true },
  { module: 'shared-ui', package: 'shared-ui', eager: true },
  { module: 'shared-ui/chakra', package: 'shared-ui', eager: true },
  { module: 'shared-ui/calendar', package: 'shared-ui', eager: false },
  { module: 'shared-ui/desk', package: 'shared-ui', eager: false },
  { module: 'shared-ui/router', package: 'shared-ui', eager: true },
  { module: 'shared-ui/intl', package: 'shared-ui', eager: true },
  { module: 'shared-ui/query', package: 'shared-ui', eager: true },
  { module: 'shared-ui/forms', package: 'shared-ui', eager: false },
  { module: 'shared-ui/overlays', package: 'shared-ui', eager: false },
  { module: 'shared-ui/table', package: 'shared-ui', eager: false },
  { module: 'shared-ui/passkeys', package: 'shared-ui', eager: false },
  { module: 'shared-ui/pdf', package: 'shared-ui', eager: false },
  { module: 'shared-api/react', package: 'shared-api', eager: true },
  { module: 'shared-api/errors', package: 'shared-api', eager: true },
  { module: 'shared-api/schema', package: 'shared-api', eager: true },
];

/** The development transform imports another runtime than the production one. */
export const developmentSingletons = [{ module: 'react/jsx-dev-runtime', package: 'react', eager: true }];

/** Our own packages for the browser, of which areas are made. */
export const sharedLibraries = ['shared-api', 'shared-ui', 'shared-staff'];

/** The package whose version is the version of the host (see `hostRange` in an area's package.json). */
export const hostPackage = 'shared-api';
