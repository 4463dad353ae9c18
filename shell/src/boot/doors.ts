/**
 * The doors of the first script that the shell does not use itself: imported, so that it provides them to the areas.
 * The build fails when a door of the table (scripts/federation/singletons.mjs) is missing.
 */
import 'react/jsx-runtime';
import 'react-dom';
import 'shared-ui/format';
