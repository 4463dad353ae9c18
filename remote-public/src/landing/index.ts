export { LandingPage } from './landing-page';
export { frequent } from './questions-section';
export { landingDealers, landingPrices } from './use-landing-data';
