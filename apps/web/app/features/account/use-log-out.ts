import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { logOut } from "./queries.ts";

/** @returns what "Sair" does: goes home first, so that no page of the account stays open without a session */
export function useLogOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await navigate("/");
    await logOut(client);
  };
}
