export { type Clock, fixedClock, type MovableClock, movableClock } from './clock';
export { moveClock, openClock } from './stored-clock';
