import { Link, useLocation, useNavigate } from "react-router";
import { isFromResults } from "#lib/posting/job-page.ts";
import { Icon } from "#ui/icon.tsx";
import { postingTexts } from "./texts.ts";

/** Back to the results that led here, where they are one step away; else to a new search. */
export function BackToSearch() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <Link
      to="/jobs"
      onClick={(event) => {
        if (!isFromResults(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="link inline-flex min-h-11 items-center gap-1.5 print:hidden"
    >
      <Icon name="chevron" className="rotate-90" />
      {postingTexts.back}
    </Link>
  );
}
