import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu, menuItemClasses } from "#ui/overlays/menu.tsx";
import { accountTexts } from "./texts.ts";
import { useLogOut } from "./use-log-out.ts";

/**
 * The signed-in person's menu, under the name, which is cut where the screen is too narrow for it. Small screens have
 * the `balance` in it.
 */
export function UserMenu({ name, email, balance }: { name: string; email: string; balance: ReactNode }) {
  const logOut = useLogOut();
  return (
    <Menu
      label={accountTexts.menu(name)}
      face={
        <>
          <span className="min-w-0 truncate">{name}</span>
          <Icon name="chevron" className="size-[1em]" />
        </>
      }
      className="w-64"
    >
      <div className="mb-1 border-b border-line px-3 py-2">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-1 text-muted">{email}</p>
      </div>
      <MenuLink to="/profile" className="md:hidden">
        {balance}
      </MenuLink>
      <MenuLink to="/profile">{accountTexts.toProfile}</MenuLink>
      <MenuLink to="/minhas-vagas">{accountTexts.toSaved}</MenuLink>
      <MenuLink to="/buy-tokens">{accountTexts.toBuyTokens}</MenuLink>
      <MenuLink to="/contact">{accountTexts.toContact}</MenuLink>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        onClick={() => void logOut()}
        className={menuItemClasses}
      >
        {accountTexts.logOut}
      </button>
    </Menu>
  );
}

function MenuLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={classes(menuItemClasses, className)}>
      {children}
    </Link>
  );
}
