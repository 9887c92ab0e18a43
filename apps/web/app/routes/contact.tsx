import { FeedbackForm } from "#features/contact/feedback-form.tsx";
import { FeedbackForMembers } from "#features/contact/feedback-for-members.tsx";
import { SupportAddress } from "#features/contact/support-address.tsx";
import { contactTexts } from "#features/contact/texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";
import { useSession } from "#lib/session/session.ts";

export function meta() {
  return pageMeta({
    title: contactTexts.title,
    description: "Fale com o atendimento por e-mail: dúvidas, fichas, pagamentos e privacidade.",
    keywords: "contato, atendimento, ajuda, suporte",
  });
}

/**
 * Public: a person who cannot log in needs it most. Feedback is sent with the name of the person who is signed in.
 */
export default function ContactPage() {
  const session = useSession();
  return (
    <div className="shell py-6 sm:py-12">
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-8">
        <header>
          <h1 className="text-5">{contactTexts.title}</h1>
          <p className="mt-2 text-3 text-muted">{contactTexts.lead}</p>
        </header>
        <SupportAddress />
        {session !== null && (
          <div className="when-signed-in">
            <FeedbackForm userId={session?.user.id} />
          </div>
        )}
        {!session && (
          <div className="when-signed-out">
            <FeedbackForMembers />
          </div>
        )}
        <section>
          <h2 className="text-4">{contactTexts.helpTitle}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-leaf">
            {contactTexts.help.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-4">{contactTexts.jobsTitle}</h2>
          <p className="mt-2">{contactTexts.jobs}</p>
        </section>
      </div>
    </div>
  );
}
