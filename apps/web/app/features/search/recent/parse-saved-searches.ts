import type { Job } from "@vagou/contract/search/job";
import { outcomes } from "@vagou/contract/search/outcome";
import { fieldsOf } from "#lib/device/kept-json.ts";
import type { Group, SavedSearch } from "../search-types.ts";

/**
 * Reads the stored searches, which an older version may have written or the person may have edited.
 * Text that is no JSON list gives an empty list; a broken entry costs that entry only.
 */
export function parseSavedSearches(text: string | null): SavedSearch[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return listOf(value, parseSearch);
  } catch {
    return [];
  }
}

function parseSearch(value: unknown): SavedSearch | null {
  const entry = fieldsOf(value);
  const results = fieldsOf(entry["results"]);
  const timestamp = textOf(results["timestamp"]);
  const id = textOf(entry["id"]);
  if (id === "" || Number.isNaN(Date.parse(timestamp)) || !Array.isArray(results["services"])) return null;
  const services = listOf(results["services"], parseGroup);
  return {
    id,
    date: textOf(entry["date"]),
    query: textOf(entry["query"]),
    city: textOf(entry["city"]),
    state: textOf(entry["state"]),
    services: listOf(entry["services"], (service) => textOf(service) || null),
    results: {
      services,
      total_jobs: services.reduce((sum, group) => sum + group.jobs.length, 0),
      timestamp,
      date: textOf(results["date"]),
      paid_from_ms: Number(results["paid_from_ms"]) || 0,
    },
  };
}

function parseGroup(value: unknown): Group | null {
  const group = fieldsOf(value);
  const name = textOf(group["name"]);
  const outcome = ([...outcomes, "cancelled"] as const).find((known) => known === group["outcome"]);
  if (name === "" || outcome === undefined) return null;
  const jobs = listOf(group["jobs"], parseJob);
  const fichas = (["charged", "returned", "free", "releasing"] as const).find(
    (known) => known === group["fichas"],
  );
  return {
    name,
    display_name: textOf(group["display_name"]) || name,
    count: jobs.length,
    total: typeof group["total"] === "number" ? group["total"] : null,
    jobs,
    has_error: group["has_error"] === true,
    outcome,
    ...(typeof group["error"] === "string" ? { error: group["error"] } : {}),
    ...(group["is_partial"] === true ? { is_partial: true } : {}),
    ...(group["is_off"] === true ? { is_off: true } : {}),
    took_ms: typeof group["took_ms"] === "number" ? group["took_ms"] : 0,
    cached: group["cached"] === true,
    age_s: typeof group["age_s"] === "number" ? group["age_s"] : null,
    fichas: fichas ?? "unknown",
  };
}

function parseJob(value: unknown): Job | null {
  const job = fieldsOf(value);
  const summary = fieldsOf(job["summary"]);
  const provenance = fieldsOf(job["provenance"]);
  const id = textOf(job["id"]);
  const title = textOf(job["title"]);
  if (id === "" && title === "") return null;
  return {
    id,
    title,
    company: textOf(job["company"]) || null,
    location: textOf(job["location"]) || null,
    salary: textOf(job["salary"]) || null,
    url: textOf(job["url"]),
    description: textOf(job["description"]),
    posted_at: textOf(job["posted_at"]) || null,
    apply_until: textOf(job["apply_until"]) || null,
    source: textOf(job["source"]),
    work_mode: (["remote", "hybrid", "onsite"] as const).find((mode) => mode === job["work_mode"]) ?? null,
    level: textOf(job["level"]) || null,
    provenance: {
      salary: originOf(provenance["salary"]),
      posted_at: originOf(provenance["posted_at"]),
      contract: originOf(provenance["contract"]),
      work_mode: originOf(provenance["work_mode"]),
    },
    summary: {
      tipoContrato: textOf(summary["tipoContrato"]) || null,
      requisitos: listOf(summary["requisitos"], (item) => textOf(item) || null),
      beneficios: listOf(summary["beneficios"], (item) => textOf(item) || null),
    },
  };
}

function originOf(value: unknown): Job["provenance"]["salary"] {
  return (["stated", "derived"] as const).find((origin) => origin === value) ?? null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function listOf<T>(value: unknown, parse: (item: unknown) => T | null): T[] {
  return Array.isArray(value) ? value.map(parse).filter((item) => item !== null) : [];
}
