export { LandingPage } from './landing-page';
export { frequent } from './questions-section';
