import { useQueryClient } from "@tanstack/react-query";
import { DropdownMenu } from "radix-ui";
import { useNavigate } from "react-router";
import { buttonClasses } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { logOut } from "./queries.ts";
import { accountTexts } from "./texts.ts";

/** The signed-in person's menu, under the first name. */
export function UserMenu({ name, email }: { name: string; email: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate("/");
    await logOut(client);
  };
  const firstName = name.trim().split(/\s+/)[0] ?? name;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={accountTexts.menu(name)}
        className={`${buttonClasses({ look: "line" })} max-w-44 px-4!`}
      >
        <span className="truncate">{firstName}</span>
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
        <DropdownMenu.Item
          onSelect={() => void leave()}
          className="flex min-h-11 cursor-pointer items-center rounded-small px-3 font-semibold outline-none data-highlighted:bg-leaf-soft"
        >
          {accountTexts.logOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
