/** Radio, package, services, months, kilometres, price. On a phone the plan stands under the package's name. */
export const columns = { base: '20px minmax(0, 1fr) auto', md: '48px minmax(0, 1fr) 72px 88px 104px 144px' };
