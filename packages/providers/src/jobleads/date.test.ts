import { expect, test } from "vitest";
import { readJobleadsDate } from "./date.ts";

const receivedAt = new Date("2026-10-10T12:00:00Z");

test.each([
  ["há 3 dias", "2026-10-07"],
  ["3 days ago", "2026-10-07"],
  ["1 day ago", "2026-10-09"],
  ["hace 2 días", "2026-10-08"],
  ["5 hours ago", "2026-10-10T07:00:00Z"],
  ["hoje", "2026-10-10"],
  ["yesterday", "2026-10-09"],
  ["30+ days ago", undefined],
  ["more than 30 days ago", undefined],
  ["2 months ago", undefined],
])("JobLeads writes %j and means %s", (text, date) => {
  expect(readJobleadsDate(text, receivedAt)).toBe(date);
});
