import { trustedPolicy } from "#lib/page/trusted-policy.ts";

/** A script that neither arrives nor fails by then counts as failed, because a person waits for the button. */
const deadlineMs = 15_000;

/** Adds a third-party script to the page and waits for it. @throws Error when it does not arrive */
export function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    };
    const timer = setTimeout(fail, deadlineMs);
    script.src = policy.createScriptURL(url);
    script.async = true;
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener("error", () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
}

/** The Content-Security-Policy says which script of a third party may load. */
const policy = trustedPolicy("vagou-google", { createScriptURL: (url: string) => url });
