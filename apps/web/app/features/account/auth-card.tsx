import { type ReactNode, useEffect, useRef } from "react";

/**
 * The frame of the account pages: one card, title, what follows. `isNews`: it replaces another
 * card on the same page, so the focus goes to its title.
 */
export function AuthCard({ title, lead, children, foot, isNews = false }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="shell py-6 sm:py-14">
      <div className="mx-auto grid max-w-md grid-cols-1 gap-5 rounded-[16px] border border-line bg-card p-5 sm:p-8">
        <div>
          <h1 ref={heading} tabIndex={isNews ? -1 : undefined} className="text-5 outline-none">
            {title}
          </h1>
          {lead !== undefined && <div className="mt-2 wrap-anywhere text-muted">{lead}</div>}
        </div>
        {children}
      </div>
      {foot !== undefined && <div className="mt-2 text-center text-muted">{foot}</div>}
    </div>
  );
}

type AuthCardProps = {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
  isNews?: boolean;
};
