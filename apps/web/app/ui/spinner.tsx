/** Decoration: the text beside it says what is in progress. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="spin size-[1.1em] shrink-0">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity=".25" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
