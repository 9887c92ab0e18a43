/**
 * A policy of Trusted Types: the only way from a text to HTML of the page, or to the address of a script. The server's
 * Content-Security-Policy names every policy (`http/web-app/web-app`), and each name can be taken once.
 *
 * @param rules what makes each kind of text safe; where the browser knows no Trusted Types, they are the policy
 */
export function trustedPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}

type TrustedRules = {
  createHTML?: (html: string) => string;
  createScriptURL?: (address: string) => string;
};

declare global {
  /** What a policy returns is an object; everything that takes it takes a string too, and TypeScript knows only of that. */
  var trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules } | undefined;
}
