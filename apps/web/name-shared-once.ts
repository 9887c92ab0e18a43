import { parseAst } from "vite";
import { lettersOf } from "./letters-of.ts";

/**
 * What one file of the build takes from another has three names: one in each of the two, and one between them (`import{nt as e}`).
 * Here it gets one name for all: the lists of names, which hardly can be compressed, become a third as long.
 *
 * The name follows from the name of the file that has the thing, which has a hash of what the bundler wrote. So a file that
 * did not change keeps its text, and one that a browser has kept fits those of a later build.
 *
 * Left as they are: the names of files that are loaded later or taken as a whole, by which their parts are asked for, and names
 * that are words (`default`, `meta`).
 *
 * @param files all of the build, as the bundler has minified them
 * @throws {Error} when a file imports another one by a path of another kind
 * @returns each file by its name, with the names that a minifier is to give to its own
 */
export function nameSharedOnce(files: readonly BuiltFile[]): ReadonlyMap<string, NamedFile> {
  const read = files.map((file) => ({ ...file, ...readLists(file) }));
  const known = new Set(files.map(({ fileName }) => fileName));
  const strange = read.flatMap(({ names }) => names).find(({ file }) => !known.has(file));
  if (strange !== undefined) throw new Error(`no file of the build is ${strange.file}`);
  const whole = new Set(read.flatMap(({ dynamicImports, wholes }) => [...dynamicImports, ...wholes]));
  const shared = new Map(
    read.flatMap(({ fileName, names }) => {
      const mine = names.filter(({ isOwn, between }) => isOwn && between.length <= lettersMax);
      const first = placeOf(fileName);
      return whole.has(fileName)
        ? []
        : mine.map(({ between }, index) => [`${fileName} ${between}`, shortName(first + index)] as const);
    }),
  );
  return new Map(read.map(({ fileName, code, names }) => [fileName, rename(code, names, shared)]));
}

export type BuiltFile = { fileName: string; code: string; dynamicImports: readonly string[] };

/** `own`: the short name of a name of this file. */
export type NamedFile = { code: string; own: ReadonlyMap<string, string> };

/** A name in a list, from `start` to `end` of the code. */
type Name = {
  /** The file that has the thing. */
  file: string;
  isOwn: boolean;
  /** Its name between the files. */
  between: string;
  /** Its name on this side: a name of this file's own, or, where it is only passed on, between this file and others. */
  here: string;
  isPassedOn: boolean;
  start: number;
  end: number;
};

/** The bundler's own names between files; longer ones are words. */
const lettersMax = 2;

function rename(code: string, names: readonly Name[], shared: ReadonlyMap<string, string>): NamedFile {
  const own = new Map<string, string>();
  const taken = new Set<string>();
  let named = code;
  for (const { file, isOwn, between, here, isPassedOn, start, end } of names.toReversed()) {
    const name = shared.get(`${file} ${between}`);
    if (name === undefined) continue;
    // By chance things of two files may have one name.
    if (!isPassedOn && !own.has(here) && !taken.has(name)) {
      own.set(here, name);
      taken.add(name);
    }
    named = named.slice(0, start) + (isOwn ? `${here} as ${name}` : `${name} as ${here}`) + named.slice(end);
  }
  return { code: named, own };
}

/** @returns the names in the order of the text, and the files of which one takes all */
function readLists({ fileName, code }: BuiltFile): { names: Name[]; wholes: string[] } {
  const names: Name[] = [];
  const wholes: string[] = [];
  for (const part of parseAst(code).body) {
    if (part.type === "ExportAllDeclaration") wholes.push(fileAt(part.source.value));
    if (part.type === "ImportDeclaration") {
      const file = fileAt(part.source.value);
      for (const each of part.specifiers) {
        if (each.type !== "ImportSpecifier") wholes.push(file);
        else {
          const { imported, local, start, end } = each;
          names.push({
            file,
            isOwn: false,
            between: textOf(imported),
            here: local.name,
            isPassedOn: false,
            start,
            end,
          });
        }
      }
    }
    if (part.type === "ExportNamedDeclaration") {
      const file = part.source === null ? fileName : fileAt(part.source.value);
      const isOwn = part.source === null;
      for (const { local, exported, start, end } of part.specifiers) {
        const [mine, theirs] = [textOf(local), textOf(exported)];
        names.push({
          file,
          isOwn,
          between: isOwn ? theirs : mine,
          here: isOwn ? mine : theirs,
          isPassedOn: !isOwn,
          start,
          end,
        });
      }
    }
  }
  return { names, wholes };
}

function textOf(name: { name: string } | { value: string }): string {
  return "name" in name ? name.name : name.value;
}

/** Files name each other from the folder that holds all of them. */
function fileAt(path: string): string {
  return path.replace(/^\.\//, "assets/");
}

/** @returns where the names of a file begin, so that few files have the same ones */
function placeOf(fileName: string): number {
  let place = 0;
  for (const letter of fileName) place = (place * 31 + (letter.codePointAt(0) ?? 0)) % shortNames.length;
  return place;
}

function shortName(place: number): string {
  return shortNames[place % shortNames.length] ?? "";
}

const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const keywords = ["do", "if", "in"];
/** All of two letters. */
const shortNames = Array.from({ length: alphabet.length ** 2 }, (_, index) =>
  lettersOf(alphabet.length + index, alphabet),
).filter((name) => !keywords.includes(name));
