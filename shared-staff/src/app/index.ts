export { prerenderStaffSkeletons } from './prerender-skeletons';
