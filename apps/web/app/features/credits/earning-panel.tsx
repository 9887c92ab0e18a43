import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { settingsQuery } from "#lib/api/settings.ts";
import { Coin } from "#ui/coin.tsx";
import { Panel } from "#ui/panel.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DailyBonus } from "./daily-bonus.tsx";
import { earningTexts } from "./texts.ts";

/** The fichas that a person gets every day. */
export function EarningPanel({ userId }: { userId: string }) {
  const { data: settings, isError } = useQuery(settingsQuery);
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <Panel
      title={
        <span className="flex items-center gap-2">
          <Coin />
          {earningTexts.dailyTitle}
        </span>
      }
    >
      <p ref={text} tabIndex={-1} className="mb-3 min-h-[4.5em] text-muted sm:min-h-[3em] outline-none">
        {settings === undefined && !isError ? (
          <Skeleton className="h-4 w-full" />
        ) : (
          earningTexts.dailyText(settings?.bonuses.daily)
        )}
      </p>
      <DailyBonus userId={userId} next={text} />
    </Panel>
  );
}
