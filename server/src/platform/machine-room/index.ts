export { machineRoomRoutes } from './routes';
