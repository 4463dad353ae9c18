interface PolicyRules {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/** Origins whose scripts may run: our own, and those that the server allowed for area overrides. */
function allowedOrigins(): string[] {
  const listed = document.querySelector('meta[name="script-origins"]')?.getAttribute('content') ?? '';
  return [window.location.origin, ...listed.split(' ').filter((origin) => origin !== '')];
}

/**
 * Lets scripts be added only from allowed addresses. HTML and script texts stay forbidden: the default policy has no
 * rule for them.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const origin = new URL(address, document.baseURI).origin;
      if (!allowedOrigins().includes(origin)) {
        throw new TypeError(`Script address of a foreign origin: ${origin}`);
      }
      return address;
    },
  });
}
