import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { logOut } from "./queries.ts";

/** @returns what "Sair" does: home first, so that no page is left without its person */
export function useLogOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await navigate("/");
    await logOut(client);
  };
}
