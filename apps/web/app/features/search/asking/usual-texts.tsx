/**
 * The texts with which the server compresses the answers of searches. A browser that can use them (RFC 9842) loads them
 * once, when it is idle; all others leave them.
 */
export function UsualTexts() {
  const address = document.documentElement.dataset["usualTexts"];
  return address === undefined ? null : <link rel="compression-dictionary" href={address} />;
}
