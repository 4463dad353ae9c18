export { type CarFacts, obstacles } from './eligibility.rules';
export { obstacleSentence } from './obstacle-sentence';
export { operatorPackagesRoutes } from './operator-packages.routes';
export {
  findOnSale,
  findOnSaleAtDealer,
  listOnSale,
  onSaleAtDealerBeside,
  onSaleBeside,
  type PackageWithType,
} from './packages.repository';
export { packagesRoutes } from './packages.routes';
export { createPackagesService, type PackagesService } from './packages.service';
export { previewOnSale } from './preview-on-sale';
export { priceOf } from './price.rules';
