import type { ReactNode } from "react";

/** The frame of the account pages: one card, title, what follows. */
export function AuthCard({ title, lead, children, foot }: AuthCardProps) {
  return (
    <div className="shell py-6 sm:py-14">
      <div className="mx-auto grid max-w-md grid-cols-1 gap-5 rounded-[16px] border border-line bg-card p-5 sm:p-8">
        <div>
          <h1 className="text-5">{title}</h1>
          {lead !== undefined && <div className="mt-2 text-muted">{lead}</div>}
        </div>
        {children}
      </div>
      {foot !== undefined && <div className="mt-2 text-center text-muted">{foot}</div>}
    </div>
  );
}

type AuthCardProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode; foot?: ReactNode };
