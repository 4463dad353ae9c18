import type { PackageType } from 'shared-api/entities';
import { Button, chakra, Text } from 'shared-ui';
import { TextAreaField } from 'shared-ui/components';
import { useController, useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { sentenceOf } from 'shared-ui/work';
import { fieldMessages } from '../package/messages';
import type { PackageValues } from '../package/package-values';
import { linesMessages as words } from './lines.messages';

const Lines = chakra('ul', { base: { listStyle: 'disc', paddingInlineStart: '20px', marginBlock: '4px' } });

interface LinesOfPackageProps {
  name: 'included' | 'excluded';
  /** Unknown while the types are on their way. */
  type: PackageType | undefined;
}

/** A package's list of lines: the type's, which it follows, or its own; and the way from the one to the other. */
export function LinesOfPackage({ name, type }: LinesOfPackageProps) {
  const intl = useIntl();
  const { control, formState } = useFormContext<PackageValues>();
  const { field } = useController({ control, name });
  const list = intl.formatMessage(fieldMessages[name]);
  const ofType = type?.[name] ?? [];
  const error = sentenceOf(formState.errors, name);
  const follows = field.value === null;
  const action = follows
    ? { text: words.writeOwn, name: words.writeOwnOf, next: ofType.join('\n') }
    : { text: words.followType, name: words.followTypeOf, next: null };
  return (
    <div>
      {field.value === null ? (
        <TypesLines list={list} title={type?.title ?? ''} lines={ofType} error={error} />
      ) : (
        <TextAreaField
          rows={6}
          label={list}
          optional
          hint={<FormattedMessage {...words.own} />}
          error={error}
          {...field}
          value={field.value}
        />
      )}
      <Button
        ref={follows ? field.ref : undefined}
        look="link"
        aria-label={intl.formatMessage(action.name, { list })}
        onClick={() => field.onChange(action.next)}
      >
        <FormattedMessage {...action.text} />
      </Button>
    </div>
  );
}

interface TypesLinesProps {
  list: string;
  title: string;
  lines: readonly string[];
  error: string | undefined;
}

/** The type's lines, to read. */
function TypesLines({ list, title, lines, error }: TypesLinesProps) {
  return (
    <>
      <chakra.p textStyle="label">{list}</chakra.p>
      <Text look="small" muted>
        <FormattedMessage {...words.ofType} values={{ type: title }} />
      </Text>
      {lines.length === 0 ? (
        <Text marginBlock="4px">
          <FormattedMessage {...words.noneOfType} />
        </Text>
      ) : (
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      )}
      {error && (
        <Text role="alert" look="small" color="error">
          {error}
        </Text>
      )}
    </>
  );
}
