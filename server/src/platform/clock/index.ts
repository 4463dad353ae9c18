export { type Clock, fixedClock, isAhead, latestAt, type MovableClock } from './clock';
export { moveClock, openClock } from './stored-clock';
