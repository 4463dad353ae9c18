export { peopleRoutes } from './routes/people.routes';
