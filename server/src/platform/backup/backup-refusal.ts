/** A backup or a restore that cannot be done, with the sentence for the operator. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
