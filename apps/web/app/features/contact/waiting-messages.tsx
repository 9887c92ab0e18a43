import { WaitingLine } from "#lib/waiting/waiting-notes.tsx";
import { useWaiting } from "#lib/waiting/waiting.ts";

/** The messages that were not sent yet. */
export function WaitingMessages() {
  const tasks = useWaiting((waiting) => waiting.tasks);
  return (
    <ul className="mb-4 grid gap-3 empty:hidden">
      {tasks.map(
        (task) =>
          task.kind === "message" && (
            <li key={task.id} className="border-l-2 border-line-strong pl-3">
              <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{task.text}</p>
              <WaitingLine className="mt-1" />
            </li>
          ),
      )}
    </ul>
  );
}
