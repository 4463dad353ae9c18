/**
 * The singleton table: what exists once on the page. The shell provides every entry; an area brings no copy of its own.
 * Libraries behind shared-ui's doors (Chakra, the router, react-intl, dayjs) are deliberately not here: sharing a
 * library ships all of it, sharing our door ships only what the door uses.
 *
 * `eager`: part of the shell's first chunk. A lazy one is loaded with the first area that asks for it.
 */
export const singletons = [
  { door: 'react', package: 'react', eager: true },
  { door: 'react/jsx-runtime', package: 'react', eager: true },
  { door: 'react-dom', package: 'react-dom', eager: true },
  { door: 'react-dom/client', package: 'react-dom', eager: true },
  { door: 'shared-ui', package: 'shared-ui', eager: true },
  { door: 'shared-ui/chakra', package: 'shared-ui', eager: true },
  { door: 'shared-ui/calendar', package: 'shared-ui', eager: false },
  { door: 'shared-ui/desk', package: 'shared-ui', eager: false },
  { door: 'shared-ui/router', package: 'shared-ui', eager: true },
  { door: 'shared-ui/intl', package: 'shared-ui', eager: true },
  { door: 'shared-ui/query', package: 'shared-ui', eager: true },
  { door: 'shared-ui/forms', package: 'shared-ui', eager: false },
  { door: 'shared-ui/overlays', package: 'shared-ui', eager: false },
  { door: 'shared-ui/table', package: 'shared-ui', eager: false },
  { door: 'shared-ui/pdf', package: 'shared-ui', eager: false },
  { door: 'shared-api/react', package: 'shared-api', eager: true },
  { door: 'shared-api/errors', package: 'shared-api', eager: true },
  { door: 'shared-api/schema', package: 'shared-api', eager: true },
];

/** The development transform imports another runtime than the production one. */
export const developmentSingletons = [{ door: 'react/jsx-dev-runtime', package: 'react', eager: true }];

/** The package whose version is the version of the host door (see `hostRange` in an area's package.json). */
export const hostPackage = 'shared-api';
