/** What the product never asks a browser for. Sharing and writing to the clipboard, which it does, stay as they are. */
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

/** What every answer tells a browser, a page's as well as the API's; pages add theirs (`web-app`). */
export const securityHeaders = {
  "permissions-policy": [...unusedFeatures.map((feature) => `${feature}=()`), "clipboard-write=(self)"].join(
    ", ",
  ),
  "x-content-type-options": "nosniff",
} as const;
