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

/** Headers of every answer, of pages and of the API; pages have further ones (`web-app`). */
export const securityHeaders = {
  "permissions-policy": [...unusedFeatures.map((feature) => `${feature}=()`), "clipboard-write=(self)"].join(
    ", ",
  ),
  "x-content-type-options": "nosniff",
} as const;
