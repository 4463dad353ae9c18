export { CarPlate } from './car-plate';
export { PlateInput } from './plate-input';
