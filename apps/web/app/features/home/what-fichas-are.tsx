import { Link } from "react-router";
import { Coin } from "#ui/coin.tsx";
import { homeTexts } from "./texts.ts";

const words = homeTexts.credits;

/** What a ficha is, the unit of every price; a person with an account also gets a link to more of them. */
export function WhatFichasAre({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="rounded-surface bg-ficha-soft p-4 sm:p-5">
      <h3 className="flex items-center gap-2 text-4">
        <Coin />
        {words.title}
      </h3>
      <p className="mt-2 max-w-(--measure)">{words.text}</p>
      {!isVisitor && (
        <div className="when-signed-in mt-1">
          <Link to="/buy-tokens" className="link inline-flex min-h-11 items-center font-semibold">
            {words.link}
          </Link>
        </div>
      )}
    </div>
  );
}
