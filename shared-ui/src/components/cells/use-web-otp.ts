import { useEffect, useEffectEvent } from 'react';

interface OtpCredential extends Credential {
  readonly code: string;
}

function isOtp(credential: Credential | null): credential is OtpCredential {
  return credential !== null && 'code' in credential;
}

/** Asks the browser for the code of an SMS that ends `@host #482913`, where it can (WebOTP). */
export function useWebOtp(onCode: (code: string) => void, wanted: boolean): void {
  const take = useEffectEvent(onCode);

  useEffect(() => {
    if (!wanted || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal: stop.signal,
    };
    navigator.credentials.get(request).then(
      (credential) => {
        if (isOtp(credential)) take(credential.code);
      },
      // The person said no, or another page asked: the field is there to type in.
      () => undefined,
    );
    return () => stop.abort();
  }, [wanted]);
}
