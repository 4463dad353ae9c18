/**
 * Who may import whom. The patterns name kinds of folders, not folders, so that a new feature,
 * area or server module is guarded the day it is born. `scripts/checks/import-rules.mjs` runs them.
 */
const test = '\\.test\\.tsx?$|/src/(common/)?testing/';
/** A drizzle table of the server. */
const table = '^server/src/.*\\.table\\.ts$';
/** The modules of a contract: each may know those before it. */
const contractModules = ['documents', 'contracts', 'signing', 'after-sale', 'reporting'];
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
    { pathNot: table },
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
    'An area is brought into the page without knowing how one came to it, or what stands around it.',
    { path: '^shell/src/loader/', pathNot: test },
    { path: '^shell/src/(navigation|layout)/' },
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
    { path: '^(shared-ui|shared-staff|shell|remote-[^/]+)/|^shared-api/src/(react|host)/' },
  ),
  forbid(
    'e2e-only-shared-api',
    'Browser tests know the product from outside.',
    { path: '^e2e/' },
    { path: '^(shared-ui|shared-staff|shell|remote-[^/]+|server)/' },
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
    'shared-ui knows how the terms of the product look, and neither its calls nor its records; a form hears of the session.',
    { path: '^shared-ui/src/', pathNot: [test, '^shared-ui/src/components/data/use-failure\\.ts$'] },
    { path: '^(shared-staff|shell|remote-[^/]+|server|scripts)/|^shared-api/src/(contracts|client|entities|react)/' },
  ),
  forbid(
    'components-take-the-core-by-its-entry-points',
    'Components are compiled into areas, where the core stands behind the entry points that the shell provides.',
    { path: '^shared-ui/src/components/', pathNot: test },
    {
      path: ['^shared-ui/src/', npm('@chakra-ui', 'react-intl', 'react-hook-form')],
      pathNot:
        '^shared-ui/src/(components/|((calendar|chakra|desk|forms|intl|overlays|query|router|table)/)?index\\.ts$)',
    },
  ),
  forbid(
    'shared-staff-below-the-areas',
    'The staff’s library is compiled into areas: it stands on shared-ui and shared-api alone.',
    { path: '^shared-staff/src/', pathNot: test },
    { pathNot: `^shared-(staff|ui|api)/src/|${npm('react', '@types/react')}` },
  ),
  forbid(
    'shared-staff-for-areas',
    'What staff works at is no part of the shell: only areas show it.',
    { pathNot: '^(shared-staff|remote-[^/]+)/' },
    { path: '^shared-staff/' },
  ),
  forbid(
    'shared-by-its-entry-point',
    'The entry points are the index files that package.json exports.',
    { path: '^(shared-[^/]+|shell|remote-[^/]+|server|e2e)/' },
    {
      path: '^shared-(api|ui|staff)/src/',
      pathNot: [
        '^$1/',
        '^shared-(api|ui|staff)/src/index\\.ts$',
        '^shared-(api|ui|staff)/src/(components/)?[^/]+/index\\.ts$',
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
    { path: '^(remote-[^/]+|shared-staff)/src/([^/]+)/', pathNot: '^[^/]+/src/(app|common)/' },
    { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|common)/' },
  ),
  forbid(
    'common-not-to-feature',
    'What features share knows none of them.',
    { path: '^(remote-[^/]+|shared-staff)/src/common/' },
    { path: '^$1/src/', pathNot: '^$1/src/common/' },
  ),
  forbid(
    'server-module-entry-point',
    'Another module is used through its entry.',
    { path: '^server/src/modules/([^/]+)/', pathNot: [test, table] },
    { path: '^server/src/modules/', pathNot: '^server/src/modules/($1/|[^/]+/index\\.ts$)' },
  ),
  forbid(
    'server-module-tables',
    'A table belongs to its module, for tests too: others take it by the entry. Foreign keys may name it.',
    { path: '^server/src/modules/([^/]+)/', pathNot: table },
    { path: '^server/src/modules/[^/]+/tables/', pathNot: '^server/src/modules/$1/' },
  ),
  forbid(
    'server-tables-by-entry',
    'Outside the modules only the scope, which decides their rows, sees their tables, and the test of the schema.',
    { path: '^server/src/', pathNot: ['^server/src/(modules|scope)/', '^server/src/testing/every-table\\.ts$', table] },
    { path: '^server/src/modules/[^/]+/tables/' },
  ),
  forbid(
    'server-tables-know-tables',
    'A table file is about columns and foreign keys, and nothing else of ours.',
    { path: table },
    { path: '^server/src/', pathNot: [table, '^server/src/platform/db/schema/(columns|json)\\.ts$'] },
  ),
  ...contractModules
    .slice(0, -1)
    .map((module, n) =>
      forbid(
        `server-${module}-below-${contractModules[n + 1]}`,
        'Arrows between the modules of a contract go one way; what a lower one asks of a higher one is handed in.',
        { path: `^server/src/modules/${module}/`, pathNot: [test, table] },
        { path: `^server/src/modules/(${contractModules.slice(n + 1).join('|')})/` },
      ),
    ),
  forbid(
    'scope-below-modules',
    'The scope knows tables, and nothing that is done with them.',
    { path: '^server/src/scope/', pathNot: test },
    { path: '^server/src/modules/', pathNot: table },
  ),
  forbid(
    'platform-below-modules',
    'The platform carries the modules and sees none, but for the foreign keys of its tables.',
    { path: '^server/src/platform/', pathNot: table },
    { path: '^server/src/(modules|scope)/' },
  ),
  forbid(
    'server-modules-below-app',
    'Modules are put together in server/src, and know nothing of that.',
    { path: '^server/src/(modules|scope|platform)/', pathNot: [test, '/testing/'] },
    { path: '^server/src/[^/]+\\.ts$' },
  ),

  // Libraries behind one entry point
  forbid('ky-lives-in-shell-api', 'One client, one status table.', { pathNot: '^shell/src/api/' }, { path: npm('ky') }),
  forbid(
    'chakra-lives-in-shared-ui',
    'The look lives in shared-ui.',
    { pathNot: '^shared-ui/' },
    { path: npm('@chakra-ui', '@ark-ui', '@zag-js', '@emotion', 'lucide-react') },
  ),
  forbid(
    'libraries-by-their-entry-point',
    'Router, texts and data come by shared-ui/router, /intl, /data and /format.',
    { path: '^(shell|remote-[^/]+|shared-api|shared-staff)/' },
    {
      path: npm('react-router', 'react-router-dom', 'react-intl', '@tanstack', 'react-hook-form', '@hookform', 'dayjs'),
    },
  ),
  forbid(
    'zod-by-its-entry-point',
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
    'host-is-the-shells',
    'Only the shell provides the host; areas take its types, and its services by shared-api/react.',
    { path: '^(remote-|shared-ui/|shared-staff/|server/)', pathNot: test },
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
