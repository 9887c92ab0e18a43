import { kit, type Room } from "../room.ts";

/** HTTP: connections, requests, answers, pages and files. */
export const httpRooms: readonly Room[] = [
  {
    name: "server/http/answers",
    paths: ["apps/server/src/http/answers/"],
    what: "what every answer has: its headers, and the shape of an error",
    may: [...kit],
  },
  {
    name: "server/http/connections",
    paths: ["apps/server/src/http/connections/"],
    what: "connections of HTTP/1.1, HTTP/2 and TLS, from the first byte to the drain",
    may: [...kit, "server/config", "server/http/answers", "fastify"],
  },
  {
    name: "server/http/requests",
    paths: ["apps/server/src/http/requests/"],
    what: "what holds for every request: its id, its bounds, its line in the log",
    may: [
      ...kit,
      "server/db/connections",
      "@fastify/cors",
      "fastify",
      "server/config",
      "server/http/answers",
      "pino",
    ],
  },
  {
    name: "server/http/health",
    paths: ["apps/server/src/http/health/"],
    what: "whether this process lives, and whether it is ready",
    may: [...kit, "fastify", "server/http/connections"],
  },
  {
    name: "server/http/encoding",
    paths: ["apps/server/src/http/encoding/"],
    what: "answers as JSON, compressed as the caller understands them",
    may: [...kit, "fastify", "server/tasks"],
  },
  {
    name: "server/http/api-page",
    paths: ["apps/server/src/http/api-page/"],
    what: "the API as a page for developers",
    may: [...kit, "zod", "fastify", "server/config", "server/http/encoding"],
  },
  {
    name: "server/http/web-files",
    paths: ["apps/server/src/http/web-files/"],
    what: "files of the built web app, and the dictionary that answers are compressed with",
    may: [...kit, "server/http/encoding", "server/http/answers", "fastify", "zod"],
  },
  {
    name: "server/http/web-app",
    paths: ["apps/server/src/http/web-app/"],
    what: "pages: the web app's documents, with their previews and texts without scripts",
    may: [...kit, "fastify", "server/http/encoding", "server/http/answers", "server/http/web-files"],
  },
  {
    name: "server/http",
    paths: ["apps/server/src/http/"],
    what: "an endpoint: a call in, an answer or an error out",
    may: [
      ...kit,
      "fastify",
      "server/db",
      "server/db/connections",
      "server/http/answers",
      "server/http/connections",
      "server/http/encoding",
      "server/http/requests",
      "server/operators",
      "server/sessions",
      "zod",
    ],
  },
];
