/** Radio, package, services, months, kilometres, price. Below 960 the plan stands under the package's name. */
export const columns = { md: '48px minmax(0, 1fr) 72px 88px 104px 144px' };
