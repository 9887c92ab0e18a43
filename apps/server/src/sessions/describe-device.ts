/**
 * "Chrome no Android": enough for a person to know their own session again, and little enough to keep.
 * @returns an empty text when the browser does not say
 */
export function describeDevice(userAgent: string): string {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1];
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1];
  if (browser === undefined) return system === undefined ? "" : system.replace(/^n[oa] /, "");
  return system === undefined ? browser : `${browser} ${system}`;
}

// In this order: nearly every browser also says it is Chrome or Safari.
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
