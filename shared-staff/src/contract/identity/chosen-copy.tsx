import { chakra, Text } from 'shared-ui';
import { useFileAddress } from 'shared-ui/files';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PdfViewer } from 'shared-ui/pdf';
import { formatSize } from 'shared-ui/work';
import { messages } from './messages';

const Picture = chakra('img', {
  base: { display: 'block', maxWidth: '100%', maxHeight: '320px', marginTop: '8px', borderWidth: '1px' },
});

/** The chosen file as it will be kept, so that the dealer sees whether it can be read before it is sent. */
export function ChosenCopy({ file }: { file: File }) {
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
