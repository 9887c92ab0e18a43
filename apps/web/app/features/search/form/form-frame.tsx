import { FormPlace } from "./form-place.tsx";
import { SearchForm } from "./search-form.tsx";

/**
 * The page of the search form as the build writes it: in sight at once, in the layout of the real one, which takes its
 * place when the app knows the person. Until then nothing can be typed, because it would be lost.
 */
export function FormFrame() {
  return (
    // Kept out of sight where the page will show something else (`lib/page/first-paint`).
    <div className="when-signed-in when-form shell pb-12">
      <FormPlace>
        <div inert>
          <SearchForm
            initial={blank}
            credits={undefined}
            shortage={null}
            onTyped={ignore}
            onSearch={ignore}
          />
        </div>
      </FormPlace>
    </div>
  );
}

const blank = { query: "", city: "", state: "", services: [] };

function ignore(): void {
  // An inert form is neither typed into nor sent.
}
