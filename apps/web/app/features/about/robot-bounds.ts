import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { requestsAtOnceMax, robotsTxtKeptMs } from "@vagou/contract/search/politeness";
import { counted } from "#lib/words/money.ts";

/** How often we ask, as `/robo` says it: a test compares these values with the code that asks the portals. */
export const robotBounds = {
  frequency: [
    `No máximo ${counted(requestsAtOnceMax, "pedido", "pedidos")} ao mesmo tempo ao mesmo site, com uma pausa entre um e outro.`,
    `A mesma busca, feita por outras pessoas em seguida, é respondida da nossa memória por ${counted(freeRepeatMs / 60_000, "minuto", "minutos")}, sem um novo pedido.`,
    "Se o seu site responde com Retry-After, esperamos o tempo pedido. Se ele falha, fazemos uma pausa que cresce a cada falha.",
  ],
  robotsTxt: `Lemos o robots.txt de novo a cada ${robotsTxtKeptMs / 3_600_000} horas, então a regra vale dentro desse tempo.`,
};
