export function startS3(directory: string): Promise<{
  readonly port: number;
  /** Of its bucket, as S3_URL wants it. */
  readonly url: string;
  stop(): Promise<void>;
}>;
