export { type Clock, type MovableClock, movableClock, stillClock } from './clock';
export { moveClock, openClock } from './stored-clock';
