export { type Clock, fixedClock, type MovableClock } from './clock';
export { moveClock, openClock } from './stored-clock';
