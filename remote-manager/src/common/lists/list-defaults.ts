import type { ListDefaults } from 'shared-ui/work';

/** A manager's list shows five contracts a page (specification section 9), the last changed first. */
export const listDefaults: ListDefaults = {
  perPage: 5,
  sort: '-updated_at',
  hidden: ['created_at', 'signed_at', 'store', 'package', 'payment_method', 'car_vin'],
  density: 'normal',
};
