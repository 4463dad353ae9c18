import { attachmentFile } from 'shared-api/contracts';
import { identityDocuments } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { Button, chakra, Note, Text } from 'shared-ui';
import { Checkbox, SelectField, TextField } from 'shared-ui/components';
import { useFileAddress } from 'shared-ui/files';
import { useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { PdfViewer } from 'shared-ui/pdf';
import { DateField, formatSize, UploadField } from 'shared-ui/work';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { messages } from './messages';
import { useIdentityForm } from './use-identity-form';

const Picture = chakra('img', {
  base: { display: 'block', maxWidth: '100%', maxHeight: '320px', marginTop: '8px', borderWidth: '1px' },
});

const { maxBytes, mediaTypes } = attachmentFile;
const Fields = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '16px', '& > .wide': { gridColumn: '1 / -1' } },
});

interface IdentityDialogProps {
  contract: StaffContract;
  record: DealerCalls['recordIdentity'];
  onClose(): void;
}

/** The identity document that the dealer saw: with it and the acceptance the signature becomes an advanced one. */
export function IdentityDialog({ contract, record, onClose }: IdentityDialogProps) {
  const intl = useIntl();
  const { form, dirty, submit, file, takeFile, fileError, failure, sending } = useIdentityForm(
    contract,
    record,
    onClose,
  );
  const { errors } = form.formState;
  const type = useWatch({ control: form.control, name: 'document_type' });
  return (
    <Dialog
      open
      onClose={onClose}
      dirty={dirty}
      title={<FormattedMessage {...messages.title} />}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button look="solid" loading={sending} onClick={() => void submit()}>
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <Text muted marginBottom="16px">
        <FormattedMessage {...messages.lead} />
      </Text>
      <Fields onSubmit={submit} noValidate>
        <SelectField
          {...form.register('document_type')}
          label={<FormattedMessage {...messages.type} />}
          required
          placeholder={intl.formatMessage(messages.choose)}
          options={identityDocuments.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          error={errors.document_type?.message}
        />
        <TextField
          {...form.register('number')}
          mono
          autoComplete="off"
          label={<FormattedMessage {...messages.number} />}
          required
          hint={type && <FormattedMessage {...messages[`hint_${type}`]} />}
          error={errors.number?.message}
        />
        <DateField
          {...form.register('expires_on')}
          label={<FormattedMessage {...messages.expires} />}
          required
          error={errors.expires_on?.message}
        />
        <div className="wide">
          <UploadField
            label={<FormattedMessage {...(file ? messages.otherCopy : messages.copy)} />}
            types={mediaTypes}
            maxBytes={maxBytes}
            onFile={takeFile}
            error={fileError}
          />
          {file && <ChosenCopy file={file} />}
        </div>
        <div className="wide">
          <Checkbox {...form.register('service_accepted')} error={errors.service_accepted?.message}>
            <FormattedMessage {...messages.accepted} />
          </Checkbox>
        </div>
        {failure && (
          <Note tone="error" role="alert" className="wide">
            {failure}
          </Note>
        )}
      </Fields>
    </Dialog>
  );
}

/** The chosen file as it will be kept, so that the dealer sees whether it can be read before it is sent. */
function ChosenCopy({ file }: { file: File }) {
  const intl = useIntl();
  const address = useFileAddress(file);
  return (
    <>
      <Text look="small" marginTop="8px">
        <FormattedMessage {...messages.chosen} values={{ name: file.name, size: formatSize(file.size) }} />
      </Text>
      {file.type.startsWith('image/') ? (
        address && <Picture src={address} alt={intl.formatMessage(messages.preview)} />
      ) : (
        <PdfViewer file={file} name={intl.formatMessage(messages.preview)} fileName={file.name} />
      )}
    </>
  );
}
