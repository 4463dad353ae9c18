/** The entry point of the calendar of date fields, which is loaded when the first of them opens it. */
export { Calendar, type CalendarProps } from './calendar';
