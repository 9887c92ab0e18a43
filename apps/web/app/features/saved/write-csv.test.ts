import { describe, expect, it } from "vitest";
import { savedOf } from "./testing/saved-of.ts";
import { writeCsv } from "./write-csv.ts";

describe("the spreadsheet of saved vacancies", () => {
  it("has a line with titles and one for each vacancy, as spreadsheets in Brazil read it", () => {
    const text = writeCsv([
      savedOf({
        title: "Auxiliar administrativo",
        company: "Padaria São José",
        status: "interview",
        status_at: "2026-11-21T13:00:00.000Z",
        saved_at: "2026-11-20T13:00:00.000Z",
        next_step: "Levar currículo",
        next_step_on: "2026-11-25",
        note: "Falar com a Ana",
        apply_until: "2026-11-30",
        contract: "CLT",
        level: "Pleno",
        work_mode: "onsite",
        last_seen_at: "2026-11-20",
        not_found_since: "2026-11-21",
        salary: "R$ 2.250 por mês",
        others: [
          { source: "catho", display_name: "Catho", url: "https://catho.example/1" },
          { source: "bne", display_name: "BNE", url: "https://bne.example/1" },
        ],
        borrowed: [{ fact: "pay", source: "catho", display_name: "Catho" }],
      }),
    ]);
    const [titles, line, rest] = text.split("\r\n");
    expect(titles?.startsWith('\u{FEFF}"Cargo";"Empresa";"Local";')).toBe(true);
    expect(line).toContain('"Auxiliar administrativo";"Padaria São José"');
    expect(line).toContain('"CLT";"Pleno";"Presencial"');
    expect(line).toContain(
      '"Entrevista";"21/11/2026";"20/11/2026";"Levar currículo";"25/11/2026";"Falar com a Ana";"30/11/2026";"20/11/2026";"21/11/2026";"Catho: https://catho.example/1 · BNE: https://bne.example/1";"Salário: informação de Catho"',
    );
    expect(rest).toBe("");
  });

  it("keeps quotes, semicolons and line breaks inside their cell", () => {
    const text = writeCsv([savedOf({ title: 'Vendedor "pleno"; loja', note: "uma\nduas" })]);
    expect(text).toContain('"Vendedor ""pleno""; loja"');
    expect(text).toContain('"uma\nduas"');
  });

  it.each(["=HYPERLINK(1)", "+55 81 99999", "-1", "@soma", "\tx", "\r=1", "  =1", "＝1"])(
    "runs no formula: %j becomes text",
    (evil) => {
      const text = writeCsv([savedOf({ title: evil, company: evil, note: evil })]);
      expect(text.split(`"'${evil}"`)).toHaveLength(4);
    },
  );

  it.each([
    ['x,=HYPERLINK("http://mal.exemplo")', 'x,\'=HYPERLINK(""http://mal.exemplo"")'],
    ['",=1', '"",\'=1'],
    ['x, "@soma', 'x, ""\'@soma'],
    ["x\t+1;-1,＝1", "x\t'+1;'-1,'＝1"],
  ])("runs no formula where commas, tabs or semicolons are read as the ends of cells: %j", (evil, cell) => {
    expect(writeCsv([savedOf({ company: evil, location: evil })]).split(`"${cell}"`)).toHaveLength(3);
  });

  it("changes no usual text", () => {
    for (const text of ["R$ 1.500,00 - R$ 2.000,00", "Recife, PE", "Levar:\n- RG\n- CPF", "a=b, c+d; e@f"])
      expect(writeCsv([savedOf({ note: text })])).toContain(`"${text}"`);
  });
});
