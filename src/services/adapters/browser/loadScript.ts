interface Policy {
  createScriptURL(url: string): string;
}

interface TypesGlobals {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const policies = new Map<string, Policy | undefined>();

/** A policy can be created only once if the page lists its policies. */
function policyOf(name: string): Policy | undefined {
  const { trustedTypes } = globalThis as TypesGlobals;
  const policy = policies.get(name) ?? trustedTypes?.createPolicy(name, { createScriptURL: (url) => url });
  policies.set(name, policy);
  return policy;
}

/** A browser hides the attribute from selectors and from other scripts, and keeps the property. */
function nonceOfPage(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

/**
 * Loads another company's script. A page with Trusted Types allows it through the named policy; if the page lists its
 * policies, that name has to be among them. A page whose policy asks for a nonce has it on the shop's script. Rejects if the script can't be loaded.
 */
export function loadScript(url: string, policyName: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = policyOf(policyName)?.createScriptURL(url) ?? url;
    script.async = true;
    script.nonce = nonceOfPage();
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${new URL(url).hostname}'s script can't be loaded`)));
    document.head.append(script);
  });
}
