import type { Plugin, Rolldown } from "vite";
import { fileOf } from "./in-browser.ts";

/**
 * Where a file loads a part of the app later, it names what that part cannot run without, so that all of it comes in one
 * wave. Left out here is what the file cannot run without itself: it is there already.
 */
export function preloadOnce(): Plugin[] {
  return [leaveOutPresent(), nameFilesInPlace()];
}

function leaveOutPresent(): Plugin {
  let built: Rolldown.OutputBundle = {};
  return {
    name: "preload-once",
    apply: "build",
    configEnvironment: (name) =>
      name === "client"
        ? {
            build: {
              modulePreload: {
                resolveDependencies: (_file, files, { hostId }) => {
                  const sheet = files.find((file) => !file.endsWith(".js"));
                  if (sheet !== undefined)
                    throw new Error(`browser-preload.ts loads scripts only, not ${sheet}`);
                  const present = importedBy(hostId, built);
                  return files.filter((file) => !present.has(file));
                },
              },
            },
          }
        : undefined,
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: {
      order: "pre",
      handler: (source) => (source === vitesHelper ? fileOf("browser-preload.ts") : undefined),
    },
    // Before Vite asks which files are needed, and with the names that they have in the end.
    generateBundle: {
      order: "pre",
      handler: (_options, bundle) => {
        built = bundle;
      },
    },
  };
}

/**
 * Vite begins a file with a list of what its parts cannot run without, and has a function look up there what each needs. Here
 * the names stand where they are needed: most files load one part.
 */
function nameFilesInPlace(): Plugin {
  return {
    name: "name-files-in-place",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    // After Vite has written its list.
    generateBundle: {
      order: "post",
      handler: (_options, bundle) => {
        for (const output of Object.values(bundle))
          if (output.type === "chunk") output.code = namedInPlace(output.code);
      },
    },
  };
}

/**
 * @param code a file of the build
 * @throws {Error} when Vite writes its list in another way
 */
export function namedInPlace(code: string): string {
  const [head = "", ...rest] = code.split(";\n");
  const [, list] = head.startsWith(listBegins) ? head.split("(m.f=") : [];
  const end = list?.indexOf(")") ?? -1;
  const files: unknown = list === undefined ? [] : JSON.parse(list.slice(0, end));
  if (!Array.isArray(files)) throw new Error("Vite's list of files is no list");
  const own = list === undefined ? code : rest.join(";\n");
  const named = own.replaceAll(/__vite__mapDeps\((\[[\d,]*\])\)/g, (_call, numbers: string) => {
    const wanted: unknown = JSON.parse(numbers);
    return JSON.stringify(Array.isArray(wanted) ? wanted.map((number) => String(files[Number(number)])) : []);
  });
  if (named.includes("__vite__mapDeps")) throw new Error("Vite writes its list of files in another way");
  return named;
}

const listBegins = "const __vite__mapDeps=";

/** Counts the files and waits for sheets of styles, in 2 kB that come with each page. */
const vitesHelper = "\0vite/preload-helper.js";

/** @returns the file, and all that it imports, directly or not */
function importedBy(file: string, built: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set([file]);
  // A set that grows is walked to its end.
  for (const each of files) {
    const output = built[each];
    if (output?.type === "chunk") for (const imported of output.imports) files.add(imported);
  }
  return files;
}
