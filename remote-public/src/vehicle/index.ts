export { VehiclePage } from './vehicle-page';
