/** Names of the area's server data. Everything that lists contracts stands below the first. */
export const contractsKey = ['/account', 'contracts'] as const;
export const overviewKey = [...contractsKey, 'overview'] as const;
/** The devices that are signed in. */
export const sessionsKey = ['account', 'sessions'] as const;
export const ownCarsKey = [...contractsKey, 'cars'] as const;
