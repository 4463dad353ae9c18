import { createContext, type ReactNode, useContext, useId } from 'react';
import { chakra } from 'shared-ui/chakra';
import { FieldMessage } from '../field/field-message';

interface Choice {
  name: string;
  value: string | null;
  choose(value: string): void;
}

const ChoiceContext = createContext<Choice | null>(null);

/** The list that a card belongs to. */
export function useChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error('A RadioCard stands outside of RadioCards.');
  return choice;
}

const Joined = chakra('div', { base: { paddingTop: '1px' } });
const GroupHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '16px',
    marginBottom: '8px',
    '[role=radiogroup] > div + div > &': { marginTop: '24px' },
  },
});
const GroupTitle = chakra('h2', { base: { textStyle: 'label' } });

interface RadioCardsProps {
  /** What is chosen here, for the screen reader. */
  label: string;
  value: string | null;
  onChange(value: string): void;
  error?: ReactNode;
  name?: string;
  children: ReactNode;
}

/** One choice among cards, perhaps in several `RadioCardGroup`s. None is preselected unless `value` says so. */
export function RadioCards({ label, value, onChange, error, name, children }: RadioCardsProps) {
  const own = useId();
  const errorId = useId();
  return (
    <ChoiceContext value={{ name: name ?? own, value, choose: onChange }}>
      <Joined
        role="radiogroup"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {children}
      </Joined>
      <div id={errorId}>{error && <FieldMessage tone="error">{error}</FieldMessage>}</div>
    </ChoiceContext>
  );
}

interface RadioCardGroupProps {
  title: ReactNode;
  /** Heads of the columns that the cards' asides form, at right. */
  columns?: ReactNode;
  children: ReactNode;
}

/** Cards of one kind under their heading; all groups of a list are one choice. */
export function RadioCardGroup({ title, columns, children }: RadioCardGroupProps) {
  return (
    <div>
      <GroupHead>
        <GroupTitle>{title}</GroupTitle>
        {columns}
      </GroupHead>
      <Joined>{children}</Joined>
    </div>
  );
}
