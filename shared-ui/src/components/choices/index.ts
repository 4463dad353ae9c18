export { Radio } from './radio';
export { RadioCard } from './radio-card';
export { RadioCardGroup, RadioCards } from './radio-cards';
export { radioDot } from './radio-dot';
export { Switch } from './switch';
