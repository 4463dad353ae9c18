/** The last contracts, for a page that is about other things. */
export { RecentContracts } from './recent-contracts';
