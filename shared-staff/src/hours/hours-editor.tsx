import { useId, useState } from 'react';
import type { OpeningHours, Weekday } from 'shared-api/entities';
import { Button, chakra, IconButton, VisuallyHidden } from 'shared-ui';
import { parseTime } from 'shared-ui/format';
import { CloseIcon, Icon, PlusIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { TimeInput } from 'shared-ui/work';
import { hoursFault, mostSpans, nextSpan, type Span, weekdays } from './hours-rules';
import { dayMessages, messages } from './messages';

const Day = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '104px minmax(0, 1fr)' },
    gap: '4px 16px',
    paddingBlock: '12px',
    borderTopWidth: '1px',
    '&:first-of-type': { borderTopWidth: 0, paddingTop: 0 },
  },
});
/** A legend does not take part in the grid by itself. */
const DayName = chakra('span', { base: { textStyle: 'label', paddingTop: { sm: '10px' } } });
const Spans = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' } });
const SpanRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    '& input': { width: '80px' },
  },
});
const Closed = chakra('span', { base: { color: 'fg.muted' } });
const Fault = chakra('p', { base: { width: '100%', textStyle: 'caption', color: 'error' } });

interface HoursEditorProps {
  value: OpeningHours;
  onChange(hours: OpeningHours): void;
  /** The form was sent and refused: a fault shows at once, not only when the hour is left. */
  refused?: boolean;
}

/** A week of opening hours, each day with as many spans as it has; a day without any is closed. */
export function HoursEditor({ value, onChange, refused = false }: HoursEditorProps) {
  const change = (day: Weekday, spans: Span[]) => onChange({ ...value, [day]: spans });
  return (
    <>
      {weekdays.map((day) => (
        <DayHours
          key={day}
          day={day}
          spans={value[day] ?? []}
          onChange={(spans) => change(day, spans)}
          refused={refused}
        />
      ))}
      <Button
        marginTop="12px"
        onClick={() => {
          const monday = value.mon ?? [];
          onChange({ ...value, tue: monday, wed: monday, thu: monday, fri: monday });
        }}
      >
        <FormattedMessage {...messages.copyMonday} />
      </Button>
    </>
  );
}

interface DayHoursProps {
  day: Weekday;
  spans: readonly Span[];
  onChange(spans: Span[]): void;
  refused: boolean;
}

function DayHours({ day, spans, onChange, refused }: DayHoursProps) {
  const intl = useIntl();
  const name = intl.formatMessage(dayMessages[day]);
  const faultId = useId();
  // Half an hour that is still being typed is no fault yet.
  const [typing, setTyping] = useState(false);
  const fault = typing && !refused ? null : hoursFault(spans);
  const timeInput = (place: number, end: keyof Span, label: string) => {
    const value = spans[place]?.[end] ?? '';
    return (
      <TimeInput
        aria-label={label}
        aria-invalid={fault !== null && parseTime(value) === null ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        value={value}
        onChange={(time) => {
          setTyping(true);
          onChange(spans.map((span, at) => (at === place ? { ...span, [end]: time } : span)));
        }}
        onBlur={() => setTyping(false)}
      />
    );
  };
  return (
    <Day>
      <VisuallyHidden as="legend">{name}</VisuallyHidden>
      <DayName aria-hidden="true">{name}</DayName>
      <Spans>
        {spans.length === 0 && (
          <Closed>
            <FormattedMessage {...messages.closed} />
          </Closed>
        )}
        {spans.map((_, place) => {
          const values = { day: name, place: place + 1 };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a span has nothing else that names it while it is typed.
            <SpanRow key={place}>
              {timeInput(place, 'from', intl.formatMessage(messages.from, values))}
              <span aria-hidden="true">–</span>
              {timeInput(place, 'to', intl.formatMessage(messages.to, values))}
              <IconButton
                icon={CloseIcon}
                label={intl.formatMessage(messages.remove, values)}
                onClick={() => onChange(spans.filter((_, at) => at !== place))}
              />
            </SpanRow>
          );
        })}
        {spans.length < mostSpans && (
          <Button
            look="ghost"
            aria-label={intl.formatMessage(messages.addTo, { day: name })}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          >
            <Icon of={PlusIcon} />
            <FormattedMessage {...messages.add} />
          </Button>
        )}
        {fault && (
          <Fault id={faultId} role="alert">
            <FormattedMessage {...messages[fault]} />
          </Fault>
        )}
      </Spans>
    </Day>
  );
}
