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

/**
 * Loads another company's script. A page with Trusted Types allows it through the named policy; if the page lists its
 * policies, that name has to be among them. Rejects if the script can't be loaded.
 */
export function loadScript(url: string, policyName: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = policyOf(policyName)?.createScriptURL(url) ?? url;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${new URL(url).hostname}'s script can't be loaded`)));
    document.head.append(script);
  });
}
