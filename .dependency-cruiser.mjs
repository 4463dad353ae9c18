/**
 * Who may import whom. The patterns name kinds of folders, not folders, so that a new feature,
 * area or server module is guarded the day it is born. `scripts/checks/import-rules.mjs` runs them.
 */
const test = '\\.test\\.tsx?$|/src/(common/)?testing/';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** A rule of that name: no import from files of the first kind to files of the second. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Hold for every import, types included. */
export const forbidden = [
  forbid(
    'not-to-unresolvable',
    'An import that leads nowhere is a typing error, or a blind check.',
    {},
    { couldNotResolve: true },
  ),
  forbid(
    'declared-dependencies',
    'A package in use stands in package.json.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid('tests-stay-tests', 'What ships never imports a test or a test helper.', { pathNot: test }, { path: test }),

  forbid(
    'no-circular',
    'Two files that need each other, be it for a type, are one file, or hide a third. Only tables may: foreign keys are read later.',
    { pathNot: '^server/src/platform/db/schema/' },
    { circular: true },
  ),

  // Inside the shell
  forbid(
    'shell-registry-below',
    'Which version is live is known without loading or showing any.',
    { path: '^shell/src/registry/', pathNot: test },
    { path: '^shell/src/(loader|navigation)/' },
  ),
  forbid(
    'shell-loader-below-navigation',
    'An area is brought into the page without knowing how one came to it.',
    { path: '^shell/src/loader/', pathNot: test },
    { path: '^shell/src/navigation/' },
  ),

  // Areas, shell and server
  forbid(
    'remote-not-to-remote',
    'Areas are built and released alone.',
    { path: '^(remote-[^/]+)/' },
    { path: '^remote-', pathNot: '^$1/' },
  ),
  forbid(
    'shell-not-to-remote',
    'The shell knows areas by name, never by source.',
    { path: '^shell/' },
    { path: '^remote-' },
  ),
  forbid('remote-not-to-shell', 'Areas see the shell through shared-api.', { path: '^remote-' }, { path: '^shell/' }),
  forbid(
    'browser-not-to-server',
    'The browser calls the server, it does not contain it.',
    { path: '^(shared-|shell/|remote-)' },
    { path: '^server/' },
  ),
  forbid(
    'server-only-shared-api',
    'Of the other workspaces the server sees shared-api, without its browser parts.',
    { path: '^server/' },
    { path: '^(shared-ui|shared-desk|shell|remote-[^/]+)/|^shared-api/src/(react|host)/' },
  ),
  forbid(
    'e2e-only-shared-api',
    'Browser tests know the product from outside.',
    { path: '^e2e/' },
    { path: '^(shared-ui|shared-desk|shell|remote-[^/]+|server)/' },
  ),
  forbid('nobody-to-e2e', 'Nothing stands on the browser tests.', { pathNot: '^e2e/' }, { path: '^e2e/' }),

  // The shared leaves
  forbid(
    'shared-api-is-a-leaf',
    'shared-api imports zod, and react in src/react and src/host.',
    { path: '^shared-api/src/', pathNot: test },
    { pathNot: `^shared-api/src/|${npm('zod', 'react', '@types/react')}` },
  ),
  forbid(
    'shared-ui-is-a-leaf',
    'shared-ui shows things and knows no business.',
    { path: '^shared-ui/src/', pathNot: test },
    { path: '^(shared-desk|shell|remote-[^/]+|server|scripts)/|^shared-api/src/(contracts|client|entities|react)/' },
  ),
  forbid(
    'pieces-take-the-core-by-its-doors',
    'Pieces are compiled into areas, where the core stands behind the doors that the shell provides.',
    { path: '^shared-ui/src/pieces/', pathNot: test },
    {
      path: ['^shared-ui/src/', npm('@chakra-ui', 'react-intl', 'react-hook-form')],
      pathNot: '^shared-ui/src/(pieces/|((calendar|chakra|desk|forms|intl|overlays|query|router|table)/)?index\\.ts$)',
    },
  ),
  forbid(
    'shared-desk-below-the-areas',
    'The staff’s desk is compiled into areas: it stands on shared-ui and shared-api alone.',
    { path: '^shared-desk/src/', pathNot: test },
    { pathNot: `^shared-(desk|ui|api)/src/|${npm('react', '@types/react')}` },
  ),
  forbid(
    'shared-desk-for-areas',
    'What staff works at is no part of the shell: only areas show it.',
    { pathNot: '^(shared-desk|remote-[^/]+)/' },
    { path: '^shared-desk/' },
  ),
  forbid(
    'shared-by-its-door',
    'The doors are the index files that package.json exports.',
    { path: '^(shared-[^/]+|shell|remote-[^/]+|server|e2e)/' },
    {
      path: '^shared-(api|ui|desk)/src/',
      pathNot: [
        '^$1/',
        '^shared-(api|ui|desk)/src/index\\.ts$',
        '^shared-(api|ui|desk)/src/(pieces/)?[^/]+/index\\.ts$',
      ],
    },
  ),
  forbid(
    'contracts-are-pure',
    'A call is data: no client, no host, no react.',
    { path: '^shared-api/src/(contracts|entities|domain|errors|kernel)/', pathNot: test },
    { path: `^shared-api/src/(client|host|react|openapi)/|${npm('react', '@types/react')}` },
  ),

  // Inside an area and inside the server
  forbid(
    'feature-not-to-feature',
    'Features share through common, and meet in app.',
    { path: '^(remote-[^/]+|shared-desk)/src/([^/]+)/', pathNot: '^[^/]+/src/(app|common)/' },
    { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|common)/' },
  ),
  forbid(
    'common-not-to-feature',
    'What features share knows none of them.',
    { path: '^(remote-[^/]+|shared-desk)/src/common/' },
    { path: '^$1/src/', pathNot: '^$1/src/common/' },
  ),
  forbid(
    'server-module-door',
    'Another module is used through its service.',
    { path: '^server/src/modules/([^/]+)/', pathNot: test },
    { path: '^server/src/modules/', pathNot: '^server/src/modules/($1/|[^/]+/([^/]+\\.service|index)\\.ts$)' },
  ),
  forbid(
    'platform-below-modules',
    'The platform carries the modules and sees none.',
    { path: '^server/src/platform/' },
    { path: '^server/src/modules/' },
  ),

  // Libraries behind one door
  forbid('ky-lives-in-shell-api', 'One client, one status table.', { pathNot: '^shell/src/api/' }, { path: npm('ky') }),
  forbid(
    'chakra-lives-in-shared-ui',
    'The look lives in shared-ui.',
    { pathNot: '^shared-ui/' },
    { path: npm('@chakra-ui', '@ark-ui', '@zag-js', '@emotion', 'lucide-react') },
  ),
  forbid(
    'libraries-by-their-door',
    'Router, texts and data come by shared-ui/router, /intl, /data and /format.',
    { path: '^(shell|remote-[^/]+|shared-api|shared-desk)/' },
    {
      path: npm('react-router', 'react-router-dom', 'react-intl', '@tanstack', 'react-hook-form', '@hookform', 'dayjs'),
    },
  ),
  forbid(
    'zod-by-its-door',
    'A page has zod once, and only the part that shared-api/schema lists. The OpenAPI document is made on the server.',
    { path: '^(shared-|shell/|remote-)', pathNot: `^shared-api/src/(schema|openapi)/|${test}` },
    { path: npm('zod') },
  ),
];

/** Hold for what is left when the types are gone. */
export const forbiddenAtRunTime = [
  forbid(
    'react-stays-in-its-folder',
    'The server imports shared-api too: react runs only in src/react.',
    { path: '^shared-api/src/', pathNot: `^shared-api/src/react/|${test}` },
    { path: npm('react') },
  ),
  forbid(
    'host-door-is-the-shells',
    'Only the shell provides the host; areas take its types, and its services by shared-api/react.',
    { path: '^(remote-|shared-ui/|shared-desk/|server/)', pathNot: test },
    { path: '^shared-api/src/host/' },
  ),
];

export const options = {
  parser: 'swc',
  combinedDependencies: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.(css|svg|png|webp|avif)$' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    mainFields: ['module', 'main', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
  },
};

export default { forbidden: [...forbidden, ...forbiddenAtRunTime], options };
