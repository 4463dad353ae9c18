import type { packages, packageTypes } from '../../platform/db/schema';

export type Package = typeof packages.$inferSelect;
export type PackageType = typeof packageTypes.$inferSelect;
