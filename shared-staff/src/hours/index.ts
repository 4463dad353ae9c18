/** A dealer's opening hours: typed, checked, and told in one text. */
export { HoursEditor } from './hours-editor';
export { hoursFault, tidyHours } from './hours-rules';
export { hoursText } from './hours-text';
export { summaryWithHours } from './summary-with-hours';
