export { Radio } from './radio';
export { RadioCard } from './radio-card';
export { RadioCardGroup, RadioCards } from './radio-cards';
export { Switch } from './switch';
