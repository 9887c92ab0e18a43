import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { accountTexts } from "./texts.ts";
import { useLogOut } from "./use-log-out.ts";

/**
 * The signed-in person's menu, under the name, which is cut where the screen is too narrow for it. Small screens have
 * the `balance` in it.
 */
export function UserMenu({ name, email, balance }: { name: string; email: string; balance: ReactNode }) {
  const logOut = useLogOut();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={accountTexts.menu(name)}
        className={`${buttonClasses({ look: "line" })} min-w-0 px-4!`}
      >
        <span className="min-w-0 truncate">{name}</span>
        <Icon name="chevron" className="size-[1em]" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="rise z-50 w-64 rounded-surface border-[1.5px] border-line-strong bg-card p-1.5"
      >
        <div className="px-3 py-2">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-1 text-muted">{email}</p>
        </div>
        <DropdownMenu.Separator className="mx-3 my-1 border-t border-line" />
        <DropdownMenu.Item asChild>
          <Link to="/profile" className={`${itemClasses} md:hidden`}>
            {balance}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <Link to="/profile" className={itemClasses}>
            {accountTexts.toProfile}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <Link to="/minhas-vagas" className={itemClasses}>
            {accountTexts.toSaved}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <Link to="/buy-tokens" className={itemClasses}>
            {accountTexts.toBuyTokens}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <Link to="/contact" className={itemClasses}>
            {accountTexts.toContact}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void logOut()} className={itemClasses}>
          {accountTexts.logOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const itemClasses =
  "flex min-h-11 cursor-pointer items-center rounded-small px-3 font-semibold outline-none data-highlighted:bg-leaf-soft";
