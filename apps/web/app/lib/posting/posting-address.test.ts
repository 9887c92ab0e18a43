import { expect, it } from "vitest";
import { postingAddress } from "./posting-address.ts";

it("opens the vacancy where the provider put it", () => {
  expect(postingAddress("https://exemplo.gupy.io/job/1?x=1")).toBe("https://exemplo.gupy.io/job/1?x=1");
  expect(postingAddress("http://127.0.0.1:3002/job/1")).toBe("http://127.0.0.1:3002/job/1");
});

it("adds https:// where it is missing", () => {
  expect(postingAddress("exemplo.com.br/vaga")).toBe("https://exemplo.com.br/vaga");
  expect(postingAddress("//exemplo.com.br/vaga")).toBe("https://exemplo.com.br/vaga");
});

it("opens nothing where a name before the host makes it look like another one's", () => {
  expect(postingAddress("https://www.gupy.io@golpe.example/vaga")).toBeNull();
  expect(postingAddress("https://gupy.io:443@golpe.example/vaga")).toBeNull();
});

it.each(["", "  ", "#", "javascript:alert(1)", "data:text/html,x", "vaga"])("opens nothing for %o", (url) => {
  expect(postingAddress(url)).toBeNull();
});
