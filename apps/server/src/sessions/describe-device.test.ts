import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 13; moto e13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Chrome no Android",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A055M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet no Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari no iPhone",
  ],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox no Windows"],
  ["curl/8.5.0", ""],
  ["", ""],
])("%s is shown as %j", (userAgent, shown) => {
  expect(describeDevice(userAgent)).toBe(shown);
});
