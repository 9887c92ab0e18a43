import { useQuery } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/fields/combobox.tsx";
import { municipalitiesQuery, statesQuery } from "../queries.ts";
import { formTexts } from "../texts.ts";

/** State, then city; another state forgets the city. */
export function PlaceFields({ state, city, onChange }: PlaceFieldsProps) {
  const states = useQuery(statesQuery);
  const cities = useQuery(municipalitiesQuery(state));
  const failed = [states, cities].find((query) => query.isError);
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{formTexts.place}</legend>
      <Combobox
        label={formTexts.state}
        value={state}
        options={(states.data ?? []).map(({ sigla, nome }) => ({ value: sigla, label: nome }))}
        onChange={(uf) => onChange({ state: uf, city: "" })}
        placeholder={formTexts.stateAny}
        words={{
          clear: formTexts.clear(formTexts.state),
          found: formTexts.foundPlaces,
          none: states.isPending ? formTexts.loadingPlaces : formTexts.noPlace,
        }}
      />
      <Combobox
        label={formTexts.city}
        value={city}
        disabled={state === ""}
        options={(cities.data ?? []).map(({ nome }) => ({ value: nome, label: nome }))}
        onChange={(name) => onChange({ state, city: name })}
        placeholder={state === "" ? formTexts.cityNeedsState : formTexts.cityAny}
        words={{
          clear: formTexts.clear(formTexts.city),
          found: formTexts.foundPlaces,
          none: cities.isPending ? formTexts.loadingPlaces : formTexts.noPlace,
        }}
      />
      {failed !== undefined && (
        <Button look="line" className="sm:col-span-2" onClick={() => void failed.refetch()}>
          {formTexts.placesFailed}
        </Button>
      )}
    </fieldset>
  );
}

type Place = { state: string; city: string };
type PlaceFieldsProps = Place & { onChange: (place: Place) => void };
