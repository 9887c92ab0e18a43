/**
 * "Chrome no Android": enough for a person to recognise their own session, and little enough to store.
 * @returns an empty text when the browser does not say
 */
export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1];
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1];
  if (browser === undefined) return system === undefined ? "" : system.replace(/^n[oa] /, "");
  return system === undefined ? browser : `${browser} ${system}`;
}

// The order matters: nearly every browser also names Chrome or Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "no Android"],
  [/\biPhone\b/, "no iPhone"],
  [/\biPad\b/, "no iPad"],
  [/\bWindows\b/, "no Windows"],
  [/\bMac OS X\b/, "no Mac"],
  [/\bCrOS\b/, "no Chromebook"],
  [/\bLinux\b/, "no Linux"],
];
