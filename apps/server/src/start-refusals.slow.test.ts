import { expect, test } from "vitest";
import { startServerProcess } from "../test/product/start-server-process.ts";

test.each([
  [{ APP_BASE_URL: "" }, "Cannot start: APP_BASE_URL: needed in production"],
  [{ TRUST_PROXY: "1" }, "Cannot start: TRUST_PROXY: say the addresses or networks of your proxies"],
])("a process in production does not start with %j, and says what to set", async (environment, reason) => {
  const settings = { databaseUrl: "postgres://127.0.0.1:1/none", smtpUrl: "smtp://127.0.0.1:1" };
  await expect(startServerProcess({ ...settings, environment })).rejects.toThrow(reason);
});
