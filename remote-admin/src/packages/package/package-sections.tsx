import type { PackageType } from 'shared-api/entities';
import { Stack } from 'shared-ui';
import { OfferSection } from './sections/offer-section';
import { PlanSection } from './sections/plan-section';
import { PriceSection } from './sections/price-section';
import { RulesSection } from './sections/rules-section';
import { SaleSection } from './sections/sale-section';

/** Everything of a package, in the order in which an operator thinks of it. */
export function PackageSections({ type }: { type: PackageType | undefined }) {
  return (
    <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
      <OfferSection type={type} />
      <PriceSection />
      <PlanSection />
      <RulesSection />
      <SaleSection />
    </Stack>
  );
}
