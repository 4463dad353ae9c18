export { Checkbox } from './checkbox';
export { TickBox } from './tick-box';
