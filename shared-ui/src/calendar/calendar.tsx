import { chakra, DatePicker, parseDate } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, Icon } from '../components/icons';
import { useIntl } from '../intl';
import { calendarRecipe } from './calendar-recipe';
import { messages } from './messages';

export interface CalendarProps {
  /** Ids of the field that it stands at, and of the button that opened it: there the focus returns. */
  fieldId: string;
  buttonId: string;
  /** Its own id, for the button's `aria-controls`. */
  id: string;
  /** Days as `2026-11-21`; nothing chosen, and no first or last day, unless given. */
  chosen?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChoose(day: string): void;
  /** A day was chosen, Escape pressed, or something outside: whoever shows it takes it away. */
  onClose(): void;
}

/** The browser's own choice from a list, with the arrow of all others. */
const Choice = chakra('div', {
  base: {
    position: 'relative',
    minWidth: 0,
    '& > span': { position: 'absolute', insetInlineEnd: '8px', top: 'calc(50% - 8px)', pointerEvents: 'none' },
  },
});

const dayOf = (day: string | undefined) => (day === undefined ? undefined : parseDate(day));

/**
 * A month to choose a day from, in Italian and from Monday whatever the browser's language. It lies in its field's own
 * place in the document, so that a dialog around the field holds its focus, too.
 */
export function Calendar({ fieldId, buttonId, id, chosen, min, max, onChoose, onClose }: CalendarProps) {
  const { formatMessage } = useIntl();
  const content = useRef<HTMLDivElement>(null);
  // A day that may not be chosen is not marked: choosing the nearest that may be would change nothing then.
  const allowed = chosen !== undefined && (min ?? chosen) <= chosen && chosen <= (max ?? chosen);

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      content.current?.querySelector<HTMLElement>('[data-view=day][data-focus]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <DatePicker.Root
      recipe={calendarRecipe}
      ids={{ control: fieldId, trigger: buttonId, content: id }}
      defaultOpen
      defaultValue={allowed ? [parseDate(chosen)] : []}
      min={dayOf(min)}
      max={dayOf(max)}
      locale="it-IT"
      startOfWeek={1}
      timeZone="Europe/Rome"
      positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4, overlap: true }}
      translations={{
        dayCell: ({ selected, valueText }) =>
          selected ? formatMessage(messages.chosen, { day: valueText }) : valueText,
        content: formatMessage(messages.title),
        prevTrigger: () => formatMessage(messages.before),
        nextTrigger: () => formatMessage(messages.after),
        monthSelect: formatMessage(messages.month),
        yearSelect: formatMessage(messages.year),
      }}
      onValueChange={({ value: [day] }) => day && onChoose(day.toString())}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <DatePicker.Positioner>
        <DatePicker.Content ref={content} role="dialog" aria-roledescription={formatMessage(messages.role)}>
          <DatePicker.View view="day">
            <DatePicker.ViewControl>
              <DatePicker.PrevTrigger>
                <Icon of={ChevronLeftIcon} />
              </DatePicker.PrevTrigger>
              <Choice flex={1}>
                <DatePicker.MonthSelect />
                <Icon of={ChevronDownIcon} />
              </Choice>
              <Choice>
                <DatePicker.YearSelect />
                <Icon of={ChevronDownIcon} />
              </Choice>
              <DatePicker.NextTrigger>
                <Icon of={ChevronRightIcon} />
              </DatePicker.NextTrigger>
            </DatePicker.ViewControl>
            <DatePicker.DayTable aria-roledescription={formatMessage(messages.grid)} />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}
