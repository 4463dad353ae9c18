/**
 * The entry point of the router: one copy for the shell and every area. The data router (loaders, fetchers) is left out: it
 * doubles the entry point, and what is shared cannot be shaken.
 */
export {
  Link,
  type LinkProps,
  type Location,
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  type Navigator,
  type Path,
  parsePath,
  Route,
  type RouteObject,
  Router,
  Routes,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
