/** "30 segundos", "2 minutos", "3 horas": rounded up, so that a person who waits this long is not refused again. */
export function describeWait(seconds: number): string {
  if (seconds < 60) return counted(seconds, "segundo");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, "minuto") : counted(Math.ceil(minutes / 60), "hora");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
