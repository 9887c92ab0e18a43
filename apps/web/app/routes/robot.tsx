import { robotTexts } from "#features/about/robot-texts.ts";
import { pageMeta } from "#lib/page/page-meta.ts";

export function meta() {
  return pageMeta({
    title: robotTexts.title,
    description: robotTexts.lead,
    keywords: "robô, User-Agent, robots.txt, portais de vagas",
  });
}

/** The page of the address in our User-Agent. */
export default function RobotPage() {
  const { stop } = robotTexts;
  return (
    <div className="shell py-8 sm:py-14">
      <div className="grid max-w-(--measure) grid-cols-1 gap-9">
        <header>
          <h1 className="text-5">{robotTexts.title}</h1>
          <p className="mt-3 text-3 text-muted">{robotTexts.lead}</p>
          <p className="mt-6">{robotTexts.userAgentLabel}:</p>
          <p className={codeClasses}>
            <code>{robotTexts.userAgent}</code>
          </p>
        </header>
        {robotTexts.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className="text-4">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 wrap-anywhere">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <section>
          <h2 className="text-4">{stop.title}</h2>
          <p className="mt-3">{stop.text}</p>
          <p className={codeClasses}>
            <code className="whitespace-pre-line">{stop.rule}</code>
          </p>
          <p className="mt-3">{stop.when}</p>
          <p className="mt-3">{stop.write}</p>
          <a href={`mailto:${stop.email}`} className="link inline-flex min-h-11 items-center font-semibold">
            {stop.email}
          </a>
        </section>
      </div>
    </div>
  );
}

const codeClasses =
  "mt-2 rounded-surface border border-line bg-card p-4 font-mono text-1 wrap-anywhere select-all";
