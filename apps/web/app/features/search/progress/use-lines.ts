import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { linesQuery } from "../queries.ts";

/** By then most portals have answered, and no waiting time has to be shown. */
const shownAfterMs = 2_000;

/** @returns provider → its approximate wait in our queue, in seconds; fetched only while a search takes long */
export function useLines(isWaiting: boolean): ReadonlyMap<string, number> {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), shownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...linesQuery, enabled: isWaiting && isLong });
  return new Map(data?.lines.map(({ name, wait_s: seconds }) => [name, seconds]));
}
