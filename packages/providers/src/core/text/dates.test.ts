import { expect, test } from "vitest";
import { dayInSaoPaulo, readDate, readDeadline } from "./dates.ts";

const receivedAt = new Date("2026-11-21T15:30:45.123Z");
const read = (text: string) => readDate(text, receivedAt);

test.each([
  ["2026-10-09", "2026-10-09"],
  ["2026-5-19", "2026-05-19"],
  ["2026-08-24T00:00:00", "2026-08-24"],
  ["2026-08-24T00:00:00.000Z", "2026-08-24"],
  ["2026-09-23T23:59:59", "2026-09-23"],
  ["2026-06-15T23:59:59Z", "2026-06-15"],
  ["2026-06-15T23:59:59.999Z", "2026-06-15"],
  ["2026-06-15T23:58:59Z", "2026-06-15T23:58:59Z"],
  ["2026-01-30T08:00:00.0000000", "2026-01-30T08:00:00.000-03:00"],
  ["2026-10-07T10:04:46-04:00", "2026-10-07T10:04:46-04:00"],
  ["2026-08-02T12:00:07.000-03:00", "2026-08-02T12:00:07.000-03:00"],
  ["2026-05-18T02:00:00Z[UTC]", "2026-05-18T02:00:00Z"],
  ["2026/09/21 12:44:00", "2026-09-21T12:44:00-03:00"],
  ["12/11/2026", "2026-11-12"],
  ["12-11-2026", "2026-11-12"],
  ["12.11.2026 14:30", "2026-11-12T14:30:00-03:00"],
  ["Publicada em 12/11/2026 às 14:30", "2026-11-12T14:30:00-03:00"],
  ["12 de novembro de 2026", "2026-11-12"],
  ["1º de março de 2026", "2026-03-01"],
  ["Publicada em 5 nov", "2026-11-05"],
  ["17 set", "2026-09-17"],
  ["Aug 25, 2026", "2026-08-25"],
  ["14 Jul 2026", "2026-07-14"],
  ["Fri, 07 Aug 2026 02:00:00 GMT", "2026-08-07T02:00:00Z"],
  ["Fri, 07 Aug 2026 02:00:00 +0000", "2026-08-07T02:00:00+00:00"],
  ["Fri Aug 07 02:00:00 UTC 2026", "2026-08-07T02:00:00Z"],
])("%s is %s", (text, date) => {
  expect(read(text)).toBe(date);
});

test.each([
  ["Hoje", "2026-11-21"],
  ["Publicada Ontem", "2026-11-20"],
  ["anteontem", "2026-11-19"],
  ["Há 3 dias", "2026-11-18"],
  ["há um dia", "2026-11-20"],
  ["Publicada há 30 dias | 2 candidatos", "2026-10-22"],
  ["5 dias atrás", "2026-11-16"],
  ["Há 2 horas", "2026-11-21T13:30:00Z"],
  ["há 15 minutos", "2026-11-21T15:15:00Z"],
  ["3 days ago", "2026-11-18"],
  ["1 day ago", "2026-11-20"],
  ["5 hours ago", "2026-11-21T10:30:00Z"],
  ["15 minutes ago", "2026-11-21T15:15:00Z"],
  ["hace 2 días", "2026-11-19"],
  ["yesterday", "2026-11-20"],
])("%s counts from the reply", (text, date) => {
  expect(read(text)).toBe(date);
});

test("today is the day in Brazil, also late in the evening, when it is tomorrow in London", () => {
  const evening = new Date("2026-11-22T01:00:00Z");
  expect(dayInSaoPaulo(evening)).toBe("2026-11-21");
  expect(readDate("hoje", evening)).toBe("2026-11-21");
});

test("a day without a year is the latest such day in the past", () => {
  expect(read("Publicada em 20/07")).toBe("2026-07-20");
  expect(read("28/12")).toBe("2025-12-28");
  expect(read("30 nov")).toBe("2025-11-30");
});

test("the end of a vacancy without a year is the nearest such day", () => {
  const autumn = new Date("2026-11-12T12:00:00Z");
  expect(readDeadline("Inscrições até 15/01", autumn)).toBe("2027-01-15");
  expect(readDeadline("30 de novembro", autumn)).toBe("2026-11-30");
  expect(readDeadline("10/11", autumn)).toBe("2026-11-10");
  expect(readDeadline("20 dez", new Date("2027-01-04T12:00:00Z"))).toBe("2026-12-20");
  expect(readDeadline("31/02", autumn)).toBeUndefined();
  expect(readDeadline("15/01/2026", autumn)).toBe("2026-01-15");
});

test("a text that does not name a single day is no date", () => {
  for (const text of ["há 2 meses", "há 1 semana", "Há mais de 30 dias", "em até 3 dias", "", "Nova"])
    expect(read(text)).toBeUndefined();
  for (const text of ["30+ days ago", "more than 30 days ago", "hace más de 30 días", "2 months ago"])
    expect(read(text)).toBeUndefined();
});

test("a day that does not exist is no date", () => {
  for (const text of ["2026-13-45", "31/02/2026", "30 de fevereiro de 2026", "0000-00-00", "1/1/1900"])
    expect(read(text)).toBeUndefined();
});
