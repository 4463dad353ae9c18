import { useState } from 'react';
import { Button, Text } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { formatTime } from '../../format';
import { CompareRow, SameRow } from './compare-row';
import { type ComparedField, differing, firstChoice, type Side } from './compared-fields';
import { messages } from './messages';

const Table = chakra('div', { base: { marginInline: { base: '-16px', sm: '-24px' }, marginTop: '16px' } });
const Heads = chakra('div', {
  base: {
    display: { base: 'none', sm: 'grid' },
    gridTemplateColumns: '144px 1fr 1fr',
    bg: 'bg.canvas',
    borderTopWidth: '1px',
    textStyle: 'tableHead',
    '& > *': {
      padding: '10px 16px',
      borderInlineStartWidth: '1px',
      '&:first-of-type': { borderInlineStartWidth: 0, paddingInlineStart: '24px' },
    },
  },
});
const Same = chakra('p', {
  base: {
    padding: { base: '12px 16px 0', sm: '12px 24px 0' },
    textStyle: 'small',
    color: 'fg.muted',
    borderTopWidth: '1px',
  },
});

interface CompareDialogProps {
  open: boolean;
  /** Back to the form, with everything that was typed. */
  onClose(): void;
  /** Who saved first, and when (an instant); null where it is not known. */
  who: string | null;
  savedAt: string | null;
  /** Every field of the form, as texts to read; only those that differ are shown. */
  fields: readonly ComparedField[];
  /** Gets for each differing field which side is kept; the caller puts the values together and saves them. */
  onSave(kept: Readonly<Record<string, Side>>): void;
  onKeepTheirs(): void;
  saving?: boolean;
}

/** Two people edited the same record: field by field, whose is kept. */
export function CompareDialog(props: CompareDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, who, savedAt, fields, onSave, onKeepTheirs, saving }: CompareDialogProps) {
  const different = differing(fields);
  const [all, setAll] = useState(false);
  const same = fields.filter((field) => !different.includes(field));
  const [kept, setKept] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (field: ComparedField) => kept[field.key] ?? firstChoice(field);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage {...(who ? messages.title : messages.titleUnknown)} values={{ who }} />}
      footer={
        <>
          <Button look="ghost" onClick={onClose} marginInlineEnd={{ sm: 'auto' }}>
            <FormattedMessage {...messages.back} />
          </Button>
          <Button onClick={onKeepTheirs}>
            <FormattedMessage {...(who ? messages.keepTheirsOf : messages.keepTheirs)} values={{ who }} />
          </Button>
          <Button
            look="solid"
            loading={saving}
            onClick={() => onSave(Object.fromEntries(different.map((field) => [field.key, sideOf(field)])))}
          >
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <Text look="small" muted>
        <FormattedMessage
          {...(savedAt ? messages.lead : messages.leadUntimed)}
          values={{ time: savedAt && formatTime(savedAt) }}
        />
      </Text>
      <Table>
        <Heads aria-hidden="true">
          <span>
            <FormattedMessage {...messages.field} />
          </span>
          <span>
            <FormattedMessage {...(who ? messages.savedBy : messages.theirs)} values={{ who }} />
          </span>
          <span>
            <FormattedMessage {...messages.mine} />
          </span>
        </Heads>
        {different.map((field) => (
          <CompareRow
            key={field.key}
            field={field}
            side={sideOf(field)}
            onChoose={(side) => setKept((before) => ({ ...before, [field.key]: side }))}
          />
        ))}
        {all ? (
          same.map((field) => <SameRow key={field.key} field={field} />)
        ) : (
          <Same>
            <FormattedMessage {...messages.same} values={{ count: same.length }} />{' '}
            {same.length > 0 && (
              <Button look="link" textStyle="small" onClick={() => setAll(true)}>
                <FormattedMessage {...messages.showAll} />
              </Button>
            )}
          </Same>
        )}
      </Table>
    </Dialog>
  );
}
