import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// People read the texts of these files: the interface, the sentences of the contract, the e-mails.

const root = fileURLToPath(new URL("../../../", import.meta.url));
const sources = [
  "apps/web/app/**/*.{ts,tsx}",
  "packages/contract/src/**/*.ts",
  "apps/server/src/email/**/*.ts",
];

/** The only texts of the interface with "provedor": the specification itself says it there. */
const quoted = [
  'providers: "Provedores"',
  "Nenhum provedor encontrado.",
  "Selecione provedores",
  "Selecione pelo menos um provedor para realizar a busca",
  "${providers} provedor(es)",
  "${done}/${all} provedores",
  "Nenhuma vaga encontrada neste provedor.",
];

/** Words that people did not understand, with what is said instead. */
const refused: readonly [RegExp, string][] = [
  [/de há \d|de há \$|de há pouco/, "de 3 min atrás"],
  [/\bmand(?:a|e|ou|amos|ar)\b/i, "enviar"],
  [/\b(?:des)?ligad[ao]s?\b/i, "disponível, vinculado"],
  [/\bMovimentos?\b/, "movimentação"],
  [/funciona uma vez/, "só pode ser usado uma vez"],
  [/devolve as fichas|portais.{0,20}cobram fichas/, "suas fichas voltam"],
  [/[Ff]omos avisados/, "only where an operator is told"],
  [/\b[Ff]ontes? de vagas/, "portais de vagas"],
  [/lid[oa] (?:por nós )?no texto/, "informação tirada do texto"],
  [/[dn]o Stripe/, "a Stripe"],
];

test("no text says “provedor” where the specification does not", () => {
  const strays = linesOfSources().filter(({ line }) => {
    const own = quoted.reduce((left, quote) => left.replaceAll(quote, ""), line);
    return /provedor/i.test(own);
  });
  expect(strays).toEqual([]);
});

test("every quotation of the specification with “provedor” is in the interface", () => {
  const all = linesOfSources()
    .map(({ line }) => line)
    .join("\n");
  expect(quoted.filter((quote) => !all.includes(quote))).toEqual([]);
});

test.each(refused)("%s is not said: %s", (refusedWords) => {
  expect(linesOfSources().filter(({ line }) => refusedWords.test(line))).toEqual([]);
});

/** The lines of code, without comments, which are English. */
function linesOfSources(): { file: string; line: string }[] {
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  return files.flatMap((file) =>
    readFileSync(root + file, "utf8")
      .split("\n")
      .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
      .map((line) => ({ file, line: line.trim() })),
  );
}
