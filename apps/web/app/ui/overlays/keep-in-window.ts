/** A `ref` of what hangs below an element of the header: moves it sideways until all of it is in the window. */
export function keepInWindow(hanging: HTMLElement | null): void {
  if (hanging === null) return;
  const { left, right } = hanging.getBoundingClientRect();
  const last = document.documentElement.clientWidth - marginPx;
  const move = left < marginPx ? marginPx - left : Math.min(0, last - right);
  hanging.style.translate = `${move}px`;
}

const marginPx = 12;
