import { ageHistogram, type AgeBin } from "@vagou/one-list/filters/age-histogram";
import { filterVacancies } from "@vagou/one-list/filters/filter-vacancies";
import type { Filters } from "@vagou/one-list/filters/filters";
import { payHistogram, type PayBin } from "@vagou/one-list/filters/pay-histogram";
import { paySchemes } from "@vagou/one-list/facts/monthly-pay";
import type { Vacancy } from "@vagou/one-list/vacancy";
import { useMemo, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useWideScreen } from "#ui/screen/use-screen-width.ts";
import { Bars, type Bar } from "./bars.tsx";
import { pictureTexts } from "../texts.ts";
import { sayValue } from "./say-value.ts";

/**
 * How pay and age of the shown vacancies are spread; to press a bar is to filter by it. A picture leaves its own filter
 * aside, so that the other bars stay to be chosen. Pay of a CLT and of a PJ is never in one picture, and nothing is drawn
 * from a few vacancies. On a wide screen they are open from the start.
 */
export function Pictures({ vacancies, shown, filters, chosen, now, onChange }: PicturesProps) {
  const pay = useMemo(
    () => payHistogram(filters.pay.length === 0 ? shown : without("pay", vacancies, filters, now)),
    [vacancies, shown, filters, now],
  );
  const ages = useMemo(() => {
    const own = filters.published.length === 0 ? shown : without("published", vacancies, filters, now);
    return ageHistogram(own, now).bins;
  }, [vacancies, shown, filters, now]);
  const isWide = useWideScreen();
  const [isOpen, setOpen] = useState(isWide);
  const schemes = paySchemes.filter((scheme) => pay[scheme].length > 0);
  if (schemes.length === 0 && ages.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mb-2 rounded-surface border border-line bg-card"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 py-2 text-1 font-semibold [&::-webkit-details-marker]:hidden">
        {pictureTexts.title}
        <Icon name="chevron" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-5 gap-y-4 border-t border-line px-4 py-3 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {schemes.map((scheme) => (
          <Bars
            key={scheme}
            title={pictureTexts.pay[scheme]}
            note={pictureTexts.payNote}
            bars={pay[scheme].map((bin) => barOfPay(bin, chosen))}
            onPress={(value) => onChange({ ...chosen, pay: toggled(chosen.pay, value) })}
          />
        ))}
        {ages.length > 0 && (
          <Bars
            title={pictureTexts.age}
            note={pictureTexts.ageNote}
            bars={ages.map((bin) => barOfAge(bin, chosen))}
            onPress={(value) => onChange({ ...chosen, published: toggled(chosen.published, value) })}
          />
        )}
      </div>
    </details>
  );
}

function without(
  facet: "pay" | "published",
  vacancies: readonly Vacancy[],
  filters: Filters,
  now: Date,
): readonly Vacancy[] {
  return filterVacancies(vacancies, { ...filters, [facet]: [] }, now).shown;
}

function barOfPay({ from, to, count }: PayBin, filters: Filters): Bar {
  const value = String(from);
  return {
    value: from === 0 ? null : value,
    filtersBy: sayValue("pay", value, value),
    label: pictureTexts.reais(from, to),
    short: pictureTexts.shortReais(from),
    count,
    isChosen: filters.pay.includes(value),
  };
}

function barOfAge({ from, to, count }: AgeBin, filters: Filters): Bar {
  const value = to === null ? null : String(to);
  return {
    value,
    filtersBy: value === null ? "" : sayValue("published", value, value),
    label: pictureTexts.days(from, to),
    short: pictureTexts.shortDays(to),
    count,
    isChosen: value !== null && filters.published.includes(value),
  };
}

/** One amount or period at a time: of two, one would hold the other. */
function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? [] : [value];
}

type PicturesProps = {
  /** Those to filter, and those that pass all filters. */
  vacancies: readonly Vacancy[];
  shown: readonly Vacancy[];
  filters: Filters;
  /** What the person has chosen by now: `shown` may follow a moment later. */
  chosen: Filters;
  now: Date;
  onChange: (filters: Filters) => void;
};
