import {
  attributeOf,
  findAll,
  findFirst,
  rawTextOf,
  textAt,
  textOf,
  type HtmlScope,
} from "../html/html-page.ts";

/** Makers of the bot checks that were seen in front of sites, by their common names. */
export type BotCheckMaker =
  | "Cloudflare"
  | "DataDome"
  | "HUMAN (PerimeterX)"
  | "Imperva (Incapsula)"
  | "AWS WAF"
  | "Akamai"
  | "Azure WAF";

/**
 * Distinguishes a bot check from a page of the portal. A maker's script alone proves nothing: most pages behind such
 * a check load it, and a vacancy's text may hold all of these words. A check has little text and a mark of its own.
 * The marks come from copies of such pages that several public clients keep (July to October 2026).
 *
 * @param text the beginning of the body
 * @param page the same, parsed; null when it is no HTML
 * @returns `by` is null for an unknown maker; null when it is no bot check
 */
export function readBotCheck(text: string, page: HtmlScope | null): { by: BotCheckMaker | null } | null {
  if (/^\s*[{[]/.test(text)) return checkInJson(text);
  if (!page) return /^\s*error code: 10\d\d\s*$/.test(text) ? { by: "Cloudflare" } : null;
  const shown = textOf(findFirst(page, "body") ?? page);
  if (shown.length > shownLengthMax) return null;
  const seen = { shown, ...partsOf(page) };
  const maker = makers.find(({ isCheck }) => isCheck(seen));
  if (maker) return { by: maker.by };
  const said = `${seen.title}\n${shown}`;
  const isCheck =
    (shown.length <= sentencesMax && asksForHuman.test(said)) ||
    (shown.length <= wordsMax && /captcha/i.test(said));
  return isCheck ? { by: null } : null;
}

/** Cloudflare's longest check, with its explanations, has less than 1,000 characters; a portal's page has more. */
const shownLengthMax = 2_000;
/** Sentences are weaker evidence than a maker's mark, and count in shorter texts only. */
const sentencesMax = 600;
const wordsMax = 120;

type Seen = {
  title: string;
  shown: string;
  /** Scripts within the page. */
  code: string;
  /** Addresses of scripts, frames and forms, and the target of an automatic redirect. */
  addresses: string;
  /** Ids of all elements, separated by blanks. */
  ids: string;
};

function partsOf(page: HtmlScope): Omit<Seen, "shown"> {
  const addresses = findAll(page, "[src], form[action], meta[http-equiv]").map((element) =>
    ["src", "action", "content"].map((name) => attributeOf(element, name)).join(" "),
  );
  return {
    title: textAt(page, "title"),
    code: findAll(page, "script:not([src])").map(rawTextOf).join("\n"),
    addresses: addresses.join("\n"),
    ids: ` ${findAll(page, "[id]")
      .map((element) => attributeOf(element, "id"))
      .join(" ")} `,
  };
}

const makers: readonly { by: BotCheckMaker; isCheck: (seen: Seen) => boolean }[] = [
  {
    // Its counting scripts (/cdn-cgi/challenge-platform/scripts/…) are in every page.
    by: "Cloudflare",
    isCheck: ({ title, shown, code, addresses, ids }) =>
      /^(?:just a moment|um momento)\b|^attention required! \| cloudflare|used cloudflare to restrict access/i.test(
        title,
      ) ||
      /^just a moment\b/i.test(shown) ||
      code.includes("_cf_chl_opt") ||
      addresses.includes("/orchestrate/chl_page/") ||
      / (?:challenge-form|challenge-running|challenge-error-text|cf-challenge-running) /.test(ids),
  },
  {
    // tags.js of datadome.co is in every page; captcha-delivery.com is the check itself.
    by: "DataDome",
    isCheck: ({ code, addresses }) =>
      /\bvar dd ?= ?\{/.test(code) || /\.captcha-delivery\.com\/(?:c\.js|captcha\b)/.test(addresses),
  },
  {
    by: "HUMAN (PerimeterX)",
    isCheck: ({ title, code, ids }) =>
      ids.includes(" px-captcha ") ||
      /_pxBlockScript|blockScript/.test(code) ||
      /^access to this page has been denied/i.test(title),
  },
  {
    // /_Incapsula_Resource?SWJIYLWA=… is in every page.
    by: "Imperva (Incapsula)",
    isCheck: ({ title, shown, addresses }) =>
      addresses.includes("/_Incapsula_Resource?SWUDNSAI=") ||
      /incapsula incident id/i.test(shown) ||
      /^pardon our interruption/i.test(title),
  },
  {
    // challenge.js of awswaf.com is in every page, too.
    by: "AWS WAF",
    isCheck: ({ code }) => /\bgokuProps\b|\bAwsWafCaptcha\.renderCaptcha\b/.test(code),
  },
  {
    // Its sensor (/akam/…) is in every page.
    by: "Akamai",
    isCheck: ({ title, shown, addresses, ids }) =>
      / sec-(?:if-cpt-container|cpt-if) /.test(ids) ||
      addresses.includes("bm-verify=") ||
      (/^access denied$/i.test(title) && /errors\.edgesuite\.net|reference #\d/i.test(shown)),
  },
  { by: "Azure WAF", isCheck: ({ title }) => /^azure waf/i.test(title) },
];

const asksForHuman =
  /\b(?:verify|confirm|prove|check)(?:ing)?(?: that| if)? you(?:'re| are) (?:a )?(?:human|not a robot)|\bare you a robot|unusual traffic|tráfego incomum|você (?:é humano|não é um robô)|não sou um robô|^acesso negado|^access denied/im;

/** The JSON of an API behind such a check: it holds the check's address, or the data that a browser needs for it. */
function checkInJson(text: string): { by: BotCheckMaker | null } | null {
  const said = parseObject(text);
  if (typeof said["url"] === "string" && /^https:\/\/[\w.-]+\.captcha-delivery\.com\//.test(said["url"]))
    return { by: "DataDome" };
  if (
    typeof said["appId"] === "string" &&
    (said["jsClientSrc"] !== undefined || said["blockScript"] !== undefined)
  )
    return { by: "HUMAN (PerimeterX)" };
  const wants = ["message", "error", "detail", "title"].some((name) => /captcha/i.test(String(said[name])));
  return wants ? { by: null } : null;
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}
