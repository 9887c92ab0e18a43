import { describe, expect, it } from "vitest";
import { readGoogleAnswer } from "./read-google-answer.ts";

const visitor = { isSignedIn: false, isProof: false };
const good = "code=4/abc&state=r4nd0m.joana&iss=https://accounts.google.com&scope=openid";

describe("back from Google", () => {
  it("a visitor's code is exchanged, with state and issuer", () => {
    expect(read(good, visitor)).toEqual({
      kind: "code",
      body: { code: "4/abc", state: "r4nd0m.joana", iss: "https://accounts.google.com" },
    });
  });

  it("the issuer may be missing", () => {
    expect(read("code=c&state=s", visitor)).toEqual({ kind: "code", body: { code: "c", state: "s" } });
  });

  it("nothing is exchanged for a person who is signed in already", () => {
    expect(read(good, { ...visitor, isSignedIn: true })).toEqual({ kind: "nothing" });
  });

  it("unless the person went to Google to prove their identity", () => {
    expect(read(good, { ...visitor, isSignedIn: true, isProof: true })).toMatchObject({ kind: "code" });
  });

  it("a reload does not send the same code again", () => {
    expect(read("spent=taken", visitor)).toEqual({ kind: "taken" });
  });

  it.each(["error=access_denied&state=s", "error=server_error&code=c&state=s", "code=c", "code=c&state="])(
    "%s is a refusal",
    (search) => {
      expect(read(search, visitor)).toEqual({ kind: "refused" });
    },
  );

  it.each(["", "state=s", "code=&state=s"])("%o lacks the code", (search) => {
    expect(read(search, visitor)).toEqual({ kind: "no-code" });
  });
});

function read(search: string, here: Parameters<typeof readGoogleAnswer>[1]) {
  return readGoogleAnswer(new URLSearchParams(search), here);
}
