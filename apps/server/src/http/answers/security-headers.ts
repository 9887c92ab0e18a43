/** Browser features that the product never uses. It does use sharing and writing to the clipboard. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * Headers of every answer but files and pages, which have others (`web-files`): no browser takes it for something else
 * than it is, and one that opens it as a page loads nothing for it and shows it in no frame.
 */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Headers of scripts, styles, pictures and other files: no other site embeds them. */
export const fileHeaders = { "cross-origin-resource-policy": "same-origin" } as const;

/**
 * Tells browsers to use nothing but https for a host, for a year. One answer of the host is enough; not for hosts below it,
 * where the operator may have others.
 * @param address of the host; by http, browsers ignore it
 */
export function transportHeaders(address: string): Readonly<Record<string, string>> {
  return address.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {};
}

/**
 * Headers of pages. What is here says nothing to a browser about a script, a picture or an answer of the API, and
 * would go with each of them.
 * @param address the product's public address
 * @param contentSecurityPolicy directive → its values
 */
export function pageHeaders(
  address: string,
  contentSecurityPolicy: Readonly<Record<string, readonly string[]>>,
) {
  return {
    ...transportHeaders(address),
    "content-security-policy": Object.entries(contentSecurityPolicy)
      .map(([directive, values]) => [directive, ...values].join(" "))
      .join(";"),
    "cross-origin-opener-policy": "same-origin",
    ...fileHeaders,
    "origin-agent-cluster": "?1",
    "permissions-policy": [
      ...unusedFeatures.map((feature) => `${feature}=()`),
      "clipboard-write=(self)",
    ].join(", "),
    // Never the path or the query, which may hold the secret of a link. Not even to our own origin: the browser
    // fetches our files before the first script has removed the secret from the address.
    "referrer-policy": "strict-origin",
  };
}
