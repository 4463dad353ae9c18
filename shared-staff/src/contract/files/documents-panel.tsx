import { useState } from 'react';
import type { ContractDocument, StaffContract } from 'shared-api/entities';
import { Button, chakra, Skeleton, SkeletonGroup, Tag } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { formatDateTime, formatFingerprint } from 'shared-ui/format';
import { FileIcon, SealedFileIcon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { NoPrint } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { Attachments } from './attachments';
import { FileRow, fileColumns } from './file-row';
import { FileViewer, type ShownFile } from './file-viewer';
import { messages } from './messages';
import { useDocuments } from './use-documents';

const Heads = chakra('div', {
  base: {
    ...fileColumns,
    display: { base: 'none', sm: 'grid' },
    height: '36px',
    textStyle: 'tableHead',
    color: 'fg.muted',
  },
});

const Mono = chakra('span', { base: { fontFamily: 'mono' }, variants: { old: { true: { color: 'fg.muted' } } } });

/** Documents with their versions, seals and fingerprints, the evidence, and what staff put beside them. */
export function DocumentsPanel({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { calls, keys } = useBackOffice();
  const { contract_uid: uid, code, signed_at } = contract;
  const { data, error, refetch, isFetching } = useDocuments(uid);
  const [shown, setShown] = useState<ShownFile | null>(null);
  const evidence = useDownload(() => calls.getEvidence({ params: { contract_uid: uid } }), `${code}-prove.zip`);

  return (
    <Panel
      bare
      title={<FormattedMessage {...messages.title} />}
      aside={
        signed_at && (
          <NoPrint>
            <Button look="link" onClick={() => evidence.mutate()} loading={evidence.isPending}>
              <FormattedMessage {...messages.evidence} />
            </Button>
          </NoPrint>
        )
      }
    >
      {error && <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {!data && !error && (
        <PanelBody>
          <SkeletonGroup label={intl.formatMessage(messages.loading)}>
            <Skeleton height={96} />
          </SkeletonGroup>
        </PanelBody>
      )}
      {data && data.length > 0 && (
        <Heads aria-hidden="true">
          <span />
          <span>
            <FormattedMessage {...messages.document} />
          </span>
          <span>
            <FormattedMessage {...messages.fingerprint} />
          </span>
          <span>
            <FormattedMessage {...messages.made} />
          </span>
        </Heads>
      )}
      {data && (
        <ul>
          {data.map((document) => {
            const file: ShownFile = {
              queryKey: keys.file(uid, document.id),
              name: documentName(document, intl),
              fileName: documentFileName(code, document),
              fetchFile: () => calls.getDocument({ params: { contract_uid: uid, id: document.id } }, { quiet: true }),
            };
            return (
              <FileRow
                key={document.id}
                icon={document.sealed ? SealedFileIcon : FileIcon}
                {...file}
                beside={<DocumentTag document={document} />}
                mark={<Mono old={document.superseded}>{formatFingerprint(document.sha256)}</Mono>}
                when={formatDateTime(document.created_at)}
                onOpen={() => setShown(file)}
              />
            );
          })}
        </ul>
      )}
      {data?.length === 0 && (
        <PanelBody paddingBlock="16px" color="fg.muted">
          <FormattedMessage {...messages.none} />
        </PanelBody>
      )}
      <Attachments uid={uid} closed={contract.deleted_at !== null} onOpen={setShown} />
      <FileViewer file={shown} onClose={() => setShown(null)} />
    </Panel>
  );
}

/** "Contratto", "Scheda versione 2": the name on the page and in the viewer. */
function documentName({ kind, version, sealed }: ContractDocument, intl: IntlShape): string {
  if (kind === 'contratto' && !sealed) return intl.formatMessage(messages.shown);
  return version > 1
    ? intl.formatMessage(messages.versioned, { name: intl.formatMessage(messages[kind]), version })
    : intl.formatMessage(messages[kind]);
}

/** The name of the file on the device, as among the evidence: "CC-2026-003968-contratto-sigillato.pdf". */
function documentFileName(code: string, { kind, version, sealed, superseded }: ContractDocument): string {
  const form = sealed ? '-sigillato' : kind === 'contratto' ? '-mostrato' : '';
  return `${code}-${kind}${form}${superseded ? `-v${version}-superato` : ''}.pdf`;
}

/** Sealed, superseded by a later version, or just kept. */
function DocumentTag({ document }: { document: ContractDocument }) {
  const { kind, sealed, superseded } = document;
  if (superseded)
    return (
      <Tag>
        <FormattedMessage {...messages.superseded} values={{ kind }} />
      </Tag>
    );
  return sealed ? (
    <Tag tone="success">
      <FormattedMessage {...messages.sealed} values={{ kind }} />
    </Tag>
  ) : null;
}
