import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../apps/server/test/database/create-test-database.ts";
import { forgetAttempts } from "../../apps/server/test/product/forget-attempts.ts";
import { lengthenWaits } from "../../apps/server/test/product/lengthen-waits.ts";
import { makeAccount, type Account } from "./accounts/account.ts";
import { openBrowser } from "./browser.ts";
import { makeAccountsIn, secretsOfJourneys } from "./accounts/make-accounts-in.ts";
import { startProduct, type Product } from "./product/product.ts";

/**
 * What the journeys of one file need: the built product with a database, and a browser. Called once, at the top of
 * the file; what a journey opened is closed after it.
 *
 * Files with the same settings use one product, one after the other: a journey makes the people it needs, and leaves
 * everything else as it was.
 *
 * @param settings in addition to a fresh clone's defaults; an empty DATABASE_URL keeps the
 *   embedded database, which otherwise is the tests' Postgres, because it starts sooner
 * @param own true: no other file uses the product, because these journeys break or delay its portals, or count what
 *   it has asked them
 */
export function setStage(settings: Readonly<Record<string, string>> = {}, { own = false } = {}): Stage {
  let running: Running | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    running = own ? await start(settings) : await shareProduct(settings);
    browser = await shareBrowser();
    // All journeys come from one address, which has a number of tries for all of them.
    if (running.database !== undefined) await forgetAttempts(running.database);
  });
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  afterAll(async () => {
    if (!own) return;
    await running?.product.close();
    await running?.database?.close();
  });
  const stage: Stage = {
    get product() {
      return inUse(running).product;
    },
    get databaseUrl() {
      return inUse(inUse(running).database).url;
    },
    lengthenWaits: (seconds) => lengthenWaits(inUse(inUse(running).database), seconds),
    async openPage(screen, options = {}) {
      const {
        at = stage.product.baseUrl,
        account,
        reducedMotion = "reduce",
        scripts = true,
        kept = false,
      } = options;
      const context = await inUse(browser).newContext({
        baseURL: at,
        viewport: { width: screen.width, height: screen.height },
        hasTouch: screen.width < 768,
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        reducedMotion,
        javaScriptEnabled: scripts,
        serviceWorkers: kept ? "allow" : "block",
      });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      if (account !== undefined) await signInAtFirst(page, at, account);
      return page;
    },
    async openSignedIn(screen) {
      return await stage.openPage(screen, { account: await makeAccount(stage.product) });
    },
  };
  return stage;
}

/** `database` is undefined for a product with the embedded one. */
type Running = { product: Product; database: TestDatabase | undefined };

/** By their settings. They end with this process, which has no last file that could close them. */
const products = new Map<string, Promise<Running>>();
const browsers = new Map<"chromium", Promise<Browser>>();

async function shareProduct(settings: Readonly<Record<string, string>>): Promise<Running> {
  return await shareOne(products, JSON.stringify(settings), () => start(settings));
}

async function shareBrowser(): Promise<Browser> {
  const browser = await shareOne(browsers, "chromium", openBrowser);
  if (browser.isConnected()) return browser;
  browsers.delete("chromium");
  return await shareOne(browsers, "chromium", openBrowser);
}

/** A start that failed is tried again by the next file. */
async function shareOne<Key, T>(all: Map<Key, Promise<T>>, key: Key, open: () => Promise<T>): Promise<T> {
  const known = all.get(key) ?? open();
  all.set(key, known);
  try {
    return await known;
  } catch (error) {
    all.delete(key);
    throw error;
  }
}

async function start(settings: Readonly<Record<string, string>>): Promise<Running> {
  if (settings["DATABASE_URL"] !== undefined) {
    return { product: await startProduct(settings), database: undefined };
  }
  const database = await createTestDatabase();
  const product = await startProduct({ DATABASE_URL: database.url, ...secretsOfJourneys, ...settings });
  return { product: { ...product, openAccount: makeAccountsIn(database, settings) }, database };
}

export type Stage = {
  readonly product: Product;
  /** For an operator's commands; throws where the product has the embedded database. */
  readonly databaseUrl: string;
  /** The waits that followed from too many tries last so long from now; with 0 they end. */
  lengthenWaits(seconds: number): Promise<void>;
  /** A new device: empty storage, Brazilian, with the given screen and reduced motion. */
  openPage(screen: Screen, options?: PageOptions): Promise<Page>;
  /** The device of a new person who is signed in, with the fichas of the confirmation and of the day. */
  openSignedIn(screen: Screen): Promise<Page>;
};

type Screen = { width: number; height: number };

type PageOptions = {
  /** Address of another product. */
  at?: string;
  /**
   * The person who is signed in on it, from the first address of the product that this page opens. Several devices share
   * this session; `logInOn` opens a new one.
   */
  account?: Account;
  reducedMotion?: "reduce" | "no-preference";
  /** True: the browser may keep the app. Elsewhere it may not: `page.route` sees no request of a service worker. */
  kept?: boolean;
  /** False: a browser whose owner switched JavaScript off. */
  scripts?: boolean;
};

/**
 * Stores a session, as the web app does, when the first document of the product opens in the page. A browser context
 * that begins with a stored session would open a page of its own for it first, in a process of its own.
 */
async function signInAtFirst(page: Page, origin: string, { session }: Account): Promise<void> {
  const stored = { token: session.token, user: JSON.stringify(session.user) };
  const script = await page.addInitScript(
    `if (location.origin === ${JSON.stringify(new URL(origin).origin)}) Object.assign(localStorage, ${JSON.stringify(stored)})`,
  );
  const end = (frame: Frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith(origin)) return;
    page.off("framenavigated", end);
    // A page that closes meanwhile has no script any more.
    script.dispose().catch(() => {});
  };
  page.on("framenavigated", end);
}

function inUse<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("The stage is set in beforeAll: use it inside a journey.");
  return part;
}
