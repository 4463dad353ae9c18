import type S3rver from 's3rver';

export function keepFilesWhole(server: S3rver): void;
