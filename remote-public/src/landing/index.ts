export { LandingPage } from './landing-page';
export { landingDealers, landingPrices } from './use-landing-data';
