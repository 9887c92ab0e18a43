import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { mergerPath } from "./name-merger.ts";

/**
 * Which modules of the built app go together in one file. Left alone, the bundler makes a file for each set of pages that
 * share something: dozens of short ones, each with a request, and with bytes that hardly compress.
 *
 * A group asks which pages need a module, never where the module lies, so that files may move. A page that needs a module
 * needs what that imports, too: so files import each other in one direction only, although groups do not take along what
 * their modules import. A test of the built files looks (`e2e/app/bytes.e2e.ts`).
 */
export function groupScripts(): Plugin {
  return {
    name: "group-scripts",
    apply: "build",
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              rolldownOptions: {
                // The file of a page may hold what other files import from it.
                preserveEntrySignatures: "allow-extension",
                output: {
                  codeSplitting: { groups: groups(), includeDependenciesRecursively: false },
                  entryFileNames: fileName,
                  chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? fileName : "assets/[hash:7].js"),
                },
              },
            },
          }
        : undefined,
  };
}

/**
 * Files name each other, which hardly can be compressed: so seven characters of the hash are enough, and only pages and what
 * they load later have a word before it.
 */
const fileName = "assets/[name]-[hash:7].js";

/** A module belongs to the first group that takes it. */
function groups(): Rolldown.CodeSplittingGroup[] {
  return [
    // Changes more rarely than ours. With what ours in its place share with each other and with the app, and with the one file
    // that both the first pages and the worker that merges postings need.
    {
      name: "react",
      test: /\/node_modules\/preact\/|\/browser-(?:react|router)\/|\/(?:page\/taking-over|screen\/after-frame|search\/catalogue)\.ts$/,
    },
    // What is around every page, with what those share that people open first.
    groupOf(
      "root",
      (needing) => needing.has("root") || firstPages.filter((page) => needing.has(page)).length > 1,
    ),
    // Toasts, which come to every page when it is idle, with what dialogs share with them.
    groupOf("toasts", (needing) => needing.has("ui/toasts/toaster-host")),
    // The page of the search, with what only its own later parts need besides.
    groupOf(
      "jobs",
      (needing) =>
        needing.has("routes/jobs") &&
        !isForVisitors(needing) &&
        !memberParts.some((part) => needing.has(part)),
    ),
    // What the pages of people who are signed in share with the search.
    groupOf("member", (needing) => shares(needing, "routes/jobs") && !isForVisitors(needing)),
    // The menu of people who are signed in, with what only their other pages need of it.
    groupOf("account-area", (needing) => needing.has("account-area") && isForMembers(needing)),
    // What signs of fraud and the search read in a posting.
    groupOf(
      "reading",
      (needing) => shares(needing, "lib/posting/fraud-signals") && needing.has("search-screens"),
    ),
    // What brings postings together, which is a worker's script too: no file that it imports may need a page when it starts.
    groupOf("merger", (needing) => needing.has(merger)),
    // What the results of a search share with the other pages of people who are signed in.
    groupOf("vacancies", (needing) => shares(needing, "search-screens") && !isForVisitors(needing)),
    // Pages that people open one after the other, and what these load later.
    ...Object.entries(together).map(([name, parts]) =>
      groupOf(name, (needing) => [...needing].every((part) => parts.includes(part))),
    ),
    // What the other pages of people who are signed in share with each other. Not with their home, which is opened most.
    groupOf("members", (needing) => needing.size > 1 && isForMembers(needing) && !needing.has("own-home")),
    // What the pages of the account share with the log-in and the sign-up, a shared vacancy with the others, and the form for
    // messages with other pages, so that each of these pages has six files.
    groupOf("account", (needing) => shares(needing, "routes/login") || shares(needing, "routes/register")),
    groupOf("posting", (needing) => shares(needing, "routes/v.$id") || shares(needing, "routes/list.$id")),
    groupOf("waiting", (needing) => shares(needing, "routes/contact")),
  ];
}

const merger = "features/search/merging/merger";
const firstPages = [
  "routes/home",
  "routes/providers",
  "routes/contact",
  "routes/login",
  "routes/jobs",
  "routes/v.$id",
];
/** What only people who are signed in open, besides the search. */
const memberParts = [
  "routes/jobs.$id",
  "routes/saved",
  "routes/profile",
  "routes/buy-tokens",
  "own-home",
  "account-area",
];

const together: Readonly<Record<string, readonly string[]>> = {
  profile: [
    "routes/profile",
    "features/account/second-factor/recovery-codes",
    "features/account/second-factor/add-app",
    "features/account/second-factor/add-passkey",
  ],
  // Without the form of the sign-up, which people open first.
  "sign-up": [
    "routes/registration-success",
    "routes/confirm-account",
    "routes/forgot-password",
    "routes/reset-password",
    "routes/google-callback",
  ],
  "second-factor": [
    "features/account/second-factor/confirmation-dialog",
    "features/account/second-factor/log-in-step",
    "features/account/second-factor/confirmation-host",
  ],
  legal: ["routes/terms", "routes/privacy"],
};

function isForMembers(needing: Needing): boolean {
  return memberParts.some((part) => needing.has(part)) && !isForVisitors(needing);
}

function isForVisitors(needing: Needing): boolean {
  return [...needing].some(
    (part) => part.startsWith("routes/") && part !== "routes/jobs" && !memberParts.includes(part),
  );
}

function shares(needing: Needing, part: string): boolean {
  return needing.has(part) && needing.size > 1;
}

function groupOf(name: string, takes: (needing: Needing) => boolean): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, context) => (takes(findNeeding(id, context)) ? name : null),
  };
}

/** The pages, and the parts that pages load later, that need a module: paths in `app`, without the ending. */
type Needing = ReadonlySet<string>;

function findNeeding(id: string, context: Rolldown.ChunkingContext): Needing {
  const needing = new Set<string>();
  const seen = new Set<string>([id]);
  for (const each of seen) {
    const info = context.getModuleInfo(each);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0 || each.endsWith(mergerPath))
      needing.add(partOf(each));
    // A set that grows is walked to its end.
    for (const importer of info.importers) seen.add(importer);
  }
  return needing;
}

function partOf(id: string): string {
  return id.slice(join(import.meta.dirname, "app/").length).replace(/\.tsx?(?:\?.*)?$/, "");
}
