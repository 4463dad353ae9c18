import type { ListDefaults } from 'shared-ui/work';

/** A manager's list shows five contracts a page (specification section 9), the last changed first. */
export const dealerListDefaults: ListDefaults = {
  perPage: 5,
  sort: '-updated_at',
  hidden: ['created_at', 'signed_at', 'filled_at', 'paid_at', 'store', 'package', 'payment_method', 'car_vin'],
  density: 'normal',
};

/** The operator's shows twelve, with the dealer in the place of the last change: any dealer may be the next row's. */
export const operatorListDefaults: ListDefaults = {
  perPage: 12,
  sort: '-updated_at',
  hidden: ['created_at', 'signed_at', 'filled_at', 'paid_at', 'updated_at', 'package', 'payment_method', 'car_vin'],
  density: 'normal',
};
