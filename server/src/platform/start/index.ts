export { checkDemonstrationMark, markSeeded } from './demonstration-mark';
export { messages as startMessages } from './messages';
export { startProblem } from './start-problem';
