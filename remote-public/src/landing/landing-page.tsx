import { DealersSection } from './dealers-section';
import { Hero } from './hero';
import { PlacesSection } from './places-section';
import { PricesSection } from './prices-section';
import { QuestionsSection } from './questions-section';
import { SignatureSection } from './signature-section';
import { StepsSection } from './steps-section';

/**
 * The first page. It renders without a browser too: the release draws it ahead as the prerendered page, in which prices and
 * dealers keep their places until the live page fills them.
 */
export function LandingPage() {
  return (
    <>
      <Hero />
      <StepsSection />
      <PricesSection />
      <PlacesSection />
      <DealersSection />
      <SignatureSection />
      <QuestionsSection />
    </>
  );
}
