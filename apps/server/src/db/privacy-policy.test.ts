import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { keptData } from "../../../web/app/features/legal/kept-data.ts";

/** Every table → the beginning of the privacy policy's sentence about its data; null without personal data. */
const policyBeginnings: Record<string, string | null> = {
  users: "Nome, e-mail",
  account_tokens: "Links que enviamos",
  account_requests: "Nome, e-mail",
  sign_ups: "Nome, e-mail",
  sessions: "Acessos à conta",
  second_factors: "Segunda etapa",
  recovery_codes: "Segunda etapa",
  second_factor_challenges: "Segunda etapa",
  access_records: "Registros de acesso",
  identities: "Número da sua conta Google",
  google_sign_ins: "Número da sua conta Google",
  outbox_emails: "Mensagens que enviamos",
  attempts: "Tentativas seguidas",
  referrals: "Indicações",
  credit_accounts: "Um código do seu e-mail",
  bonus_claims: "Um código do seu e-mail",
  credit_holds: "Extrato das fichas",
  ledger_movements: "Extrato das fichas",
  provider_runs: null,
  search_requests: "Pedidos de busca repetidos",
  payments: "Pagamentos",
  payment_reversals: "Pagamentos",
  payment_events: "Pagamentos",
  pending_purchases: "Pagamentos",
  plan_subscriptions: "Assinaturas de planos",
  plan_invoices: "Assinaturas de planos",
  plan_terms: "Assinaturas de planos",
  search_terms: "Palavras buscadas",
  vacancy_marks: "Vagas que você abriu",
  saved_vacancies: "Vagas que você guardou",
  shared_lists: "Listas de vagas",
  question_counts: "Contagem do que cada portal respondeu",
  posting_packs: null,
  kept_answers: null,
  answered_questions: null,
  job_postings: null,
  provider_answers: null,
  provider_breakers: null,
  offending_replies: null,
  kept_replies: null,
  host_paces: null,
  told_suspicions: null,
  ledger_verdicts: null,
  questions_in_flight: null,
  server_processes: null,
  operators: "Registro do que a equipe",
  operator_acts: "Registro do que a equipe",
  provider_switches: null,
};

test("the privacy policy names the data of every table that holds personal data", () => {
  const folder = fileURLToPath(new URL("migrations/", import.meta.url));
  const migrations = globSync("*.sql", { cwd: folder }).map((file) => readFileSync(folder + file, "utf8"));
  const namedAfter = (statement: RegExp) =>
    migrations.flatMap((text) => [...text.matchAll(statement)].map(([, name = ""]) => name));
  const dropped = namedAfter(/drop table (\w+)/g);
  const tables = namedAfter(/create table (\w+)/g).filter((table) => !dropped.includes(table));
  expect(tables).toContain("users");
  expect(tables.filter((table) => !(table in policyBeginnings))).toEqual([]);
});

test("each kind of data in this list is in the policy", () => {
  const missing = Object.values(policyBeginnings).filter(
    (start) => start !== null && !keptData.some(({ what }) => what.startsWith(start)),
  );
  expect(missing).toEqual([]);
});
