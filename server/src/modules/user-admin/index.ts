export { adminUsersRoutes } from './routes/admin-users.routes';
