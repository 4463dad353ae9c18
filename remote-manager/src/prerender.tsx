import { prerenderStaffSkeletons } from 'shared-staff/prerender';
import { routes } from './app/routes';

export const prerenderSkeletons = () => prerenderStaffSkeletons('/cms/manager', routes);
