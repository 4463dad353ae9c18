import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { type Weekday, weekdays } from 'shared-api/domain';
import type { OpeningHours } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { TypedInput, type Typing } from 'shared-ui/work';
import { daySpans, dayText, hoursFault, parseDay, type Span } from './hours-rules';
import { dayMessages, messages } from './messages';

const Week = chakra('div', { base: { display: 'grid', gap: '8px' } });
const Day = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '32px minmax(0, 1fr)', sm: '88px minmax(0, 1fr)', _print: '88px minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: { base: '8px', sm: '16px' },
    '& > p': { gridColumn: 2 },
    '& input': { paddingInline: { base: '8px', sm: '12px' } },
  },
});
const Name = chakra('label', { base: { textStyle: 'label' } });
const Hint = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', marginBlock: '8px 12px' } });
const Fault = chakra('p', { base: { textStyle: 'caption', color: 'error', marginTop: '4px' } });

/** Hours are read however they are typed, and written out as the site shows them. */
const typing: Typing = {
  read: (text) => {
    const spans = parseDay(text);
    return spans && dayText(spans);
  },
  write: (value) => value,
};

interface HoursEditorProps {
  value: OpeningHours;
  onChange(hours: OpeningHours): void;
  /** The form was sent and refused: a fault shows at once, not only when the day is left. */
  refused?: boolean;
  /** For a form that leads here: to the first wrong day, else to the first. */
  ref?: Ref<{ focus(): void }>;
}

/** A week of opening hours, each day in one line of text; a day without any is closed. */
export function HoursEditor({ value, onChange, refused = false, ref }: HoursEditorProps) {
  const hintId = useId();
  const week = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () =>
      (
        week.current?.querySelector<HTMLElement>('[aria-invalid]') ?? week.current?.querySelector<HTMLElement>('input')
      )?.focus(),
  }));
  return (
    <>
      <Week ref={week}>
        {weekdays.map((day) => (
          <DayHours
            key={day}
            day={day}
            spans={value[day] ?? []}
            onChange={(spans) => onChange({ ...value, [day]: spans })}
            refused={refused}
            hintId={hintId}
          />
        ))}
      </Week>
      <Hint id={hintId}>
        <FormattedMessage {...messages.hint} />
      </Hint>
      <Button
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
  hintId: string;
}

function DayHours({ day, spans, onChange, refused, hintId }: DayHoursProps) {
  const intl = useIntl();
  const name = intl.formatMessage(dayMessages[day]);
  const [inputId, faultId] = [useId(), useId()];
  // Half an hour that is still being typed is no fault yet.
  const [isTyping, setTyping] = useState(false);
  const fault = isTyping && !refused ? null : hoursFault(spans);
  return (
    <Day>
      <Name htmlFor={inputId}>
        <chakra.span hideBelow="sm">{name}</chakra.span>
        {/* Widths are those of screens: on paper, neither would be hidden. */}
        <chakra.span hideFrom="sm" _print={{ display: 'none' }}>
          {name.slice(0, 3)}
        </chakra.span>
      </Name>
      <TypedInput
        id={inputId}
        typing={typing}
        placeholder={intl.formatMessage(messages.closed)}
        aria-label={name}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : hintId}
        value={dayText(spans)}
        onChange={(text) => {
          setTyping(true);
          onChange(daySpans(text));
        }}
        onBlur={() => setTyping(false)}
      />
      {fault && (
        <Fault id={faultId} role="alert">
          <FormattedMessage {...messages[fault]} />
        </Fault>
      )}
    </Day>
  );
}
