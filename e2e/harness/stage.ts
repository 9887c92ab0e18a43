import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../apps/server/test/create-test-database.ts";
import { makeAccount, type Account } from "./account.ts";
import { openBrowser } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";

/**
 * What the journeys of one file need: the built product with an empty database, and a browser.
 * Called once, at the top of the file; what a journey opened is closed after it.
 *
 * @param settings in addition to a fresh clone's defaults; an empty DATABASE_URL keeps the
 *   embedded database, which otherwise is the tests' Postgres, because it starts sooner
 */
export function setStage(settings: Readonly<Record<string, string>> = {}): Stage {
  let database: TestDatabase | undefined;
  let product: Product | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (settings["DATABASE_URL"] === undefined) database = await createTestDatabase();
    product = await startProduct({ ...(database && { DATABASE_URL: database.url }), ...settings });
    browser = await openBrowser();
  });
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.close();
    await database?.close();
  });
  const stage: Stage = {
    get product() {
      return inUse(product);
    },
    get databaseUrl() {
      return inUse(database).url;
    },
    async openPage(screen, options = {}) {
      const { at = stage.product.baseUrl, account, reducedMotion = "reduce", scripts = true } = options;
      const context = await inUse(browser).newContext({
        baseURL: at,
        viewport: { width: screen.width, height: screen.height },
        hasTouch: screen.width < 768,
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        reducedMotion,
        javaScriptEnabled: scripts,
        ...(account === undefined ? {} : { storageState: signedIn(at, account) }),
      });
      context.setDefaultTimeout(20_000);
      return await context.newPage();
    },
    async openSignedIn(screen) {
      return await stage.openPage(screen, { account: await makeAccount(stage.product) });
    },
  };
  return stage;
}

export type Stage = {
  readonly product: Product;
  /** For an operator's commands; throws where the product has the embedded database. */
  readonly databaseUrl: string;
  /** A new device: empty storage, Brazilian, with the given screen and reduced motion. */
  openPage(screen: Screen, options?: PageOptions): Promise<Page>;
  /** The device of a new person who is signed in, with the fichas of the confirmation and of the day. */
  openSignedIn(screen: Screen): Promise<Page>;
};

type Screen = { width: number; height: number };

type PageOptions = {
  /** Address of another product. */
  at?: string;
  /** The person who is signed in on it. Several devices share this session; `logInOn` opens a new one. */
  account?: Account;
  reducedMotion?: "reduce" | "no-preference";
  /** False: a browser whose owner switched JavaScript off. */
  scripts?: boolean;
};

/** What the web app stores of a session. */
function signedIn(origin: string, { session }: Account): Awaited<ReturnType<BrowserContext["storageState"]>> {
  return {
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          { name: "token", value: session.token },
          { name: "user", value: JSON.stringify(session.user) },
        ],
      },
    ],
  };
}

function inUse<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("The stage is set in beforeAll: use it inside a journey.");
  return part;
}
