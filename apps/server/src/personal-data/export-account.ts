import type { AccountExport } from "@vagou/contract/account/account-export";
import { listWholeHistory } from "../credits/statement/list-history.ts";
import type { Actor, Deps } from "../deps.ts";
import { listEmailsOf } from "../email/outbox.ts";
import { listMarksOf } from "../marks/repository.ts";
import { referralLinkOf } from "../referrals/referral-link.ts";
import { findReferral, listReferralsBy } from "../referrals/repository.ts";
import { currentPlan } from "../plans/current-plan.ts";
import { describePaymentsOf } from "../payments/of-a-person/describe-payments-of.ts";
import { findRoleGiven, listActsOn } from "../operators/repository.ts";
import { listRequestsOf } from "../searches/parts/list-requests-of.ts";
import { listAllSaved } from "../saved-vacancies/repository.ts";
import { listAllSessions } from "../sessions/repository.ts";
import { listLinksOf } from "../people/token-repository.ts";
import { getUser, listIdentities } from "../people/repository.ts";
import { listChallenges } from "../second-factors/challenges/challenge-repository.ts";
import { listRecoveryCodes } from "../second-factors/kept/recovery-code-repository.ts";
import { listFactors } from "../second-factors/kept/repository.ts";
import { requireSecondFactor } from "../second-factors/proofs/require-second-factor.ts";
import { listSharedBy } from "../shared-lists/repository.ts";
import { listSignUps } from "../sign-up/repository.ts";

/**
 * All stored data about one person, from one snapshot. It names no other person.
 * @throws {AppError} second_factor_needed
 */
export async function exportAccount(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  { actor }: { actor: Actor },
): Promise<AccountExport> {
  const { userId } = actor;
  await requireSecondFactor({ db, clock }, { actor });
  return db.transaction(
    async (tx) => {
      const user = await getUser(tx, userId);
      const history = await listWholeHistory(tx, userId);
      const referral = await findReferral(tx, userId);
      return {
        exported_at: clock.now().toISOString(),
        account: {
          id: user.id,
          name: user.name,
          email: user.email,
          plan: (await currentPlan(tx, user, clock.now())).plan,
          created_at: user.createdAt.toISOString(),
          confirmed_at: isoOrNull(user.confirmedAt),
          has_password: user.passwordHash !== null,
          referral_link: referralLinkOf(config, user),
          operator_since: isoOrNull(await findRoleGiven(tx, userId)),
        },
        identities: (await listIdentities(tx, userId)).map(({ issuer, subject, createdAt }) => ({
          issuer,
          subject,
          linked_at: createdAt.toISOString(),
        })),
        sessions: (await listAllSessions(tx, userId)).map((session) => ({
          device: session.device,
          method: session.method,
          started_at: session.createdAt.toISOString(),
          ends_at: session.expiresAt.toISOString(),
          ended_at: isoOrNull(session.revokedAt),
          second_factor_at: isoOrNull(session.secondFactorAt),
          password_at: isoOrNull(session.passwordAt),
        })),
        second_factors: (await listFactors(tx, userId)).map((factor) => ({
          kind: factor.kind,
          name: factor.name,
          added_at: factor.createdAt.toISOString(),
          last_used_at: isoOrNull(factor.lastUsedAt),
        })),
        recovery_codes: (await listRecoveryCodes(tx, userId)).map(({ createdAt, usedAt }) => ({
          made_at: createdAt.toISOString(),
          used_at: isoOrNull(usedAt),
        })),
        second_factors_awaited: (await listChallenges(tx, userId)).map(({ purpose, expiresAt }) => ({
          purpose,
          works_until: expiresAt.toISOString(),
        })),
        credits: {
          balance: history.at(-1)?.balance ?? 0,
          history: history.map(({ at, reason, provider, searchId, words, amount, balance }) => ({
            at: at.toISOString(),
            reason,
            provider,
            search: searchId,
            note: words,
            amount,
            balance,
          })),
        },
        referrals: {
          brought_by_somebody_at: isoOrNull(referral?.createdAt ?? null),
          friends: (await listReferralsBy(tx, userId)).map(({ createdAt, referrerCredits }) => ({
            at: createdAt.toISOString(),
            credits: referrerCredits,
          })),
        },
        ...(await describePaymentsOf(tx, userId)),
        search_requests: (await listRequestsOf(tx, userId)).map((request) => ({
          key: request.requestKey,
          provider: request.providerId,
          at: request.createdAt.toISOString(),
          outcome: request.outcome,
        })),
        marks: (await listMarksOf(tx, userId)).map(({ postingId, seenAt, hiddenAt }) => ({
          vacancy: postingId,
          seen_at: seenAt.toISOString(),
          hidden_at: isoOrNull(hiddenAt),
        })),
        saved_vacancies: (await listAllSaved(tx, userId)).map((saved) => ({
          vacancy: saved.postingId,
          title: saved.posting.title,
          company: saved.posting.company,
          url: saved.posting.url,
          also_at: (saved.posting.others ?? []).map(({ url }) => url),
          status: saved.status,
          status_at: saved.statusAt.toISOString(),
          note: saved.note,
          next_step: saved.nextStep,
          next_step_on: saved.nextStepOn,
          saved_at: saved.savedAt.toISOString(),
          removed_at: isoOrNull(saved.removedAt),
        })),
        shared_lists: (await listSharedBy(tx, userId)).map(({ createdAt, expiresAt, postings }) => ({
          shared_at: createdAt.toISOString(),
          expires_at: expiresAt.toISOString(),
          vacancies: postings.map(({ id, title, url }) => ({ vacancy: id, title, url })),
        })),
        links: (await listLinksOf(tx, userId)).map(({ purpose, createdAt, expiresAt, usedAt }) => ({
          purpose,
          sent_at: createdAt.toISOString(),
          works_until: expiresAt.toISOString(),
          used_at: isoOrNull(usedAt),
        })),
        sign_ups: (await listSignUps(tx, user.email)).map(({ createdAt }) => ({
          at: createdAt.toISOString(),
        })),
        operator_acts: (await listActsOn(tx, userId)).map(({ at, action }) => ({
          at: at.toISOString(),
          action,
        })),
        codes: explainCodes(config),
        emails: (await listEmailsOf(tx, user.email)).map(({ subject, text, createdAt, sentAt }) => ({
          subject,
          text,
          created_at: createdAt.toISOString(),
          sent_at: isoOrNull(sentAt),
        })),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** In Portuguese, because the person reads it. */
const explainCodes = ({ operator }: Pick<Deps["config"], "operator">): string[] => [
  "De cada busca fica, por cerca de 10 minutos, um código feito com uma chave secreta que muda todo dia, para você não pagar duas vezes pela mesma busca. Ele não mostra o que você digitou; fora dele, suas palavras não ficam guardadas ao lado da sua conta.",
  "Do seu e-mail fica um código feito com uma chave secreta, para os bônus de boas-vindas não serem dados duas vezes.",
  "De tentativas seguidas (de entrar, de pedir links, de escrever para nós, de guardar vagas) ficam códigos e uma contagem, em geral por menos de um dia.",
  "De cada vaga que você abriu ou escondeu (marks) fica só o código da vaga, o mesmo do endereço dela aqui (/v/código), e quando. Do endereço de cada lista que você compartilhou fica só um código do qual não se volta ao endereço.",
  `Os registros de acesso (endereço IP, data e hora) ficam à parte por seis meses, como determina o Marco Civil da Internet. Para receber uma cópia dos seus, escreva para ${operator.privacyEmail}.`,
  "De cada acesso à conta fica um código da rede, para reconhecer um lugar de onde você já entrou. Da senha e dos códigos de recuperação ficam só códigos dos quais não se volta a eles. O segredo do seu aplicativo de códigos fica cifrado, e de cada chave de acesso fica só a parte pública.",
];

function isoOrNull(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
