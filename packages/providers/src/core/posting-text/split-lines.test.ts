import { describe, expect, test } from "vitest";
import { readCharacters } from "./read-characters.ts";
import { splitLines } from "./split-lines.ts";

function linesOf(text: string): string[] {
  return splitLines(readCharacters(text)).map(({ start, end }) => text.slice(start, end));
}

describe("lost line breaks are restored", () => {
  test.each([
    ["…e Data Mesh.|Conhecimento avançado em SQL"],
    ["orquestração (Airflow).|Conhecimento em CI/CD"],
    ["atuará com IA.|Principais Responsabilidades:"],
    ["Conhecimentos em Github|Experiência em ETL"],
    ["Saúde|Unimed|Plano odontológico"],
    ["calçados no mundo?|E que além disso realiza sonhos?|Então venha!"],
    ["Licença parental (180 dias)|Nota para pais"],
    ["telemedicina 24h|Programas de prevenção"],
    ["Previdência Privada|PLR|Assistência médica"],
    ["normas como a LGPD|Orquestração de dados"],
    ["Seguro de vida,|Previdência Privada"],
    ["coisas no Node.js|Experiência com ASP.NET|Conhecimento em C#|Vivência com Git"],
    ["até 60%.|CONHECIMENTOS QUE FAZEM A DIFERENÇA:"],
    ["atividades.|• Atender|• Vender"],
    ["Benefícios:|- Vale-transporte;|- Refeição. |- Seguro"],
    ["8 horas diárias|🎁 Ajuda de custo|🎯 Bonificação"],
    ["compras e refeições 🍴|Assistência médica 💙|Auxílio creche"],
    ["ensino médio|2) CNH B"],
    ["na mesma função |Benefícios: |• Vale"],
    ["texto|#LI-JS2"],
  ])("%s", (parted) => {
    const lines = parted.split("|").map((line) => line.trim());
    expect(linesOf(parted.replaceAll("|", ""))).toEqual(lines);
  });

  test("the text between fixed headings is separated from them", () => {
    expect(
      linesOf("o time 💙Responsabilidades e atribuiçõesREQUISITOS:Requisitos e qualificações CNH"),
    ).toEqual([
      "o time 💙",
      "Responsabilidades e atribuições",
      "REQUISITOS:",
      "Requisitos e qualificações",
      "CNH",
    ]);
  });
});

describe("names and phrases are not split", () => {
  test.each(
    `Node.js e Vue.js|ASP.NET e .NET Core|Grupo Araucária S.A. e Pinho Ltda. do Sul|JavaScript, TypeScript e CoffeeScript|
    PostgreSQL, MySQL, NoSQL e MongoDB|GitHub, GitLab e LinkedIn|iFood, YouTube e WhatsApp|PowerBI, PowerPoint e PowerShell|
    www.padaria.com.br ou vagas@padaria.com.br|R$ 1.500,00 a R$ 3.500|Dr. Sérgio e Sr. João|McDonald's e DeVry|DevOps, DataOps e MLOps|
    PcD e PcDs|IoT e eSocial|APIs RESTful|SpringBoot, RabbitMQ e KnockoutJs|escala 12x36. Horário fixo|Java 8, 11, 21; Spring boot|
    (ex.: MongoDB;Redis)|https://a.b/c?d=e|Desenvolvedor(a) Sênior|TotalPass, WellHub e PagSeguro|SulAmérica|das 08:30 às 17:18|O.U.i e Berenice?, Vult|
    5.000 lojas, 1.780 cidades|Porto Alegre/RS|CI/CD, QA e UX|C++ e C#|GCP – Google Cloud Platform|conforme as Responsabilidades e atribuições do cargo`
      .split("|")
      .map((text) => text.trim()),
  )("%s", (text) => {
    expect(linesOf(text)).toEqual([text]);
  });
});

test("an empty line is distinguished from the end of a line and from a lost break", () => {
  const text = "Um\nDois\n\n\nTrês.Quatro vezes";
  const lines = splitLines(readCharacters(text));
  expect(lines.map(({ start, end, after }) => [text.slice(start, end), after])).toEqual([
    ["Um", "empty"],
    ["Dois", "newline"],
    ["Três.", "empty"],
    ["Quatro vezes", "glued"],
  ]);
});
