import { useQueryClient } from "@tanstack/react-query";
import type { SavedStatus } from "@vagou/contract/saved/saved-statuses";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { useRef, useState } from "react";
import { useAttempt } from "#lib/api/use-attempt.ts";
import { askForSavedList } from "#lib/waiting/note-saved-change.ts";
import { changeSaved, changing } from "./queries.ts";
import { savedTexts } from "./texts.ts";

/**
 * How far an application has come, as the person chooses it: shown at once. A choice that comes while an earlier one is
 * on its way is sent after it, so that the last one counts. The card, which is another one in another column, moves when
 * the last is told.
 */
export function useMove({ userId, vacancy, onMoved }: MoveOptions): Move {
  const client = useQueryClient();
  const last = useRef(vacancy.status);
  const [shown, setShown] = useState(vacancy.status);
  const { networkMode, onError } = changing(savedTexts.changeFailed);
  const moving = useAttempt({
    mutationFn: async () => {
      let before = vacancy;
      do {
        const status = last.current;
        // One after the other: each is a change of the one before it.
        const isLast = () => last.current === status;
        await changeSaved(client, { userId, vacancy: before, changes: { status }, isLast });
        before = { ...before, status };
      } while (last.current !== before.status);
      return before.status;
    },
    onSuccess: (status) => onMoved(vacancy, status),
    networkMode,
    onError: (error) => {
      onError(error);
      // An earlier choice may have been told.
      askForSavedList(client, userId);
    },
  });
  return {
    shown: moving.isPending ? shown : vacancy.status,
    move: (status) => {
      last.current = status;
      setShown(status);
      moving.mutate();
    },
  };
}

type MoveOptions = {
  userId: string;
  vacancy: SavedVacancy;
  onMoved: (vacancy: SavedVacancy, status: SavedStatus) => void;
};

type Move = { shown: SavedStatus; move: (status: SavedStatus) => void };
