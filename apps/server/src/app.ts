import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { googleRoutes } from "./identity/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { creditRoutes } from "./credits/routes.ts";
import type { Deps } from "./deps.ts";
import { expectationRoutes } from "./expectations/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { boundRequests } from "./http/requests/bound-requests.ts";
import { allowAppOrigin } from "./http/requests/allow-app-origin.ts";
import type { Certificate } from "./http/connections/certificate.ts";
import { type ConnectionTimes, defaultTimes } from "./http/connections/connection-options.ts";
import { createHttpApp } from "./http/connections/create-http-app.ts";
import { registerHttp1Rules } from "./http/connections/http1-rules.ts";
import { registerHttp2Rules } from "./http/connections/http2-rules.ts";
import { registerDrain } from "./http/connections/drain.ts";
import { registerErrorReply } from "./http/error-reply.ts";
import { createRegisterEndpoint } from "./http/register-endpoint.ts";
import { createReadiness, type Readiness } from "./http/health/readiness.ts";
import { registerRequestId } from "./http/requests/request-id.ts";
import { registerHealth } from "./http/health/register-health.ts";
import { registerRequestRules } from "./http/requests/request-rules.ts";
import { warnOfUnknownProxy } from "./http/requests/warn-of-unknown-proxy.ts";
import { serveApiDescription } from "./http/api-page/serve-api-description.ts";
import { serveUsualTexts } from "./http/web-files/serve-usual-texts.ts";
import { registerWebApp } from "./http/web-app/web-app.ts";
import { locationRoutes } from "./locations/routes.ts";
import { operatingRoutes } from "./operating/routes.ts";
import { recogniseOperator } from "./operators/authenticate-operator.ts";
import { markRoutes } from "./marks/routes.ts";
import { paymentRoutes, stripeWebhook } from "./payments/routes.ts";
import { previewPosting } from "./postings/preview-posting.ts";
import { postingRoutes } from "./postings/routes.ts";
import { providerHealthRoutes } from "./provider-health/routes.ts";
import { referralRoutes } from "./referrals/routes.ts";
import { searchRoutes } from "./searches/routes.ts";
import { savedVacancyRoutes } from "./saved-vacancies/routes.ts";
import type { RequestMeasures } from "./monitoring/request-measures.ts";
import { describeInvitation } from "./settings/describe-invitation.ts";
import { listStandIns } from "./settings/list-stand-ins.ts";
import { searchTermRoutes } from "./search-terms/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { secondFactorRoutes } from "./second-factors/routes.ts";
import { findListForPage } from "./shared-lists/find-list-for-page.ts";
import { sharedListRoutes } from "./shared-lists/routes.ts";

const bodyBytesMax = 64 * 1024;

type AppOptions = {
  webFolder?: string;
  times?: ConnectionTimes;
  graceMs?: number;
  readiness?: Readiness;
  certificate?: Certificate | undefined;
  requests?: RequestMeasures;
};

/**
 * The product as one HTTP application: the API under `/api`, the web app under all other paths.
 * @param webFolder the built web app; without it only the API answers
 * @param times how long a caller may take; tests set shorter ones
 * @param graceMs how long running requests may continue when the app is closed
 * @param readiness what `/readyz` answers
 * @param requests counts the requests, for the metrics
 * @param certificate to speak HTTPS with; without one the product speaks HTTP
 */
export async function buildApp(
  deps: Deps,
  {
    webFolder,
    times = defaultTimes,
    graceMs,
    readiness = createReadiness([]),
    certificate,
    requests,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const options = {
    bodyLimit: bodyBytesMax,
    trustProxy: deps.config.trustProxy,
    // Only idle connections: `drain` lets running requests end.
    forceCloseConnections: "idle",
    return503OnClosing: false,
  } as const;
  const app = createHttpApp(deps.logger, options, { certificate, times });
  requests?.count(app);
  registerRequestId(app);
  registerHttp1Rules(app, times);
  const drain = registerDrain(app, { graceMs });
  registerErrorReply(app);
  registerRequestRules(app);
  warnOfUnknownProxy(app);
  registerHttp2Rules(app, times);
  registerHealth(app, readiness);
  await app.register(
    async (api) => {
      registerErrorReply(api);
      api.addHook("onSend", async (_request, reply) => {
        if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      });
      await allowAppOrigin(api, deps.config);
      boundRequests(api, deps.config);
      await api.register(fastifyCookie);
      const register = createRegisterEndpoint(api, deps, drain);
      accountRoutes(register, deps);
      googleRoutes(register, deps);
      secondFactorRoutes(register, deps);
      profileRoutes(register, deps);
      creditRoutes(register, deps);
      paymentRoutes(register, deps);
      referralRoutes(register, deps);
      searchRoutes(register, deps);
      postingRoutes(register, deps);
      markRoutes(register, deps);
      savedVacancyRoutes(register, deps);
      sharedListRoutes(register, deps);
      searchTermRoutes(register, deps);
      feedbackRoutes(register, deps);
      locationRoutes(register);
      settingsRoutes(register, deps);
      providerHealthRoutes(register, deps);
      expectationRoutes(register, deps);
      operatingRoutes(register, deps);
      serveApiDescription(api, deps.config);
      serveUsualTexts(api);
      await api.register((webhooks) => stripeWebhook(webhooks, deps));
      // The API also answers unknown calls, or the web app would answer them as pages.
      api.route({
        method: ["GET", "POST", "PUT", "PATCH", "DELETE"],
        url: "/*",
        handler: async (request, reply) => {
          // The work of an operator's call, so that its time does not tell the two apart.
          await recogniseOperator(deps, { authorization: request.headers.authorization });
          return reply.callNotFound();
        },
      });
    },
    { prefix: "/api" },
  );
  if (webFolder !== undefined) {
    await registerWebApp(app, {
      folder: webFolder,
      appBaseUrl: deps.config.appBaseUrl,
      operator: deps.config.operator,
      apiBaseUrl: deps.config.apiBaseUrl,
      identityScriptUrl: deps.identityProvider?.scriptUrl,
      isDemonstration: listStandIns(deps).length > 0,
      shared: {
        findVacancy: (id) => previewPosting(deps, { id }),
        findList: (id) => findListForPage(deps, { id }),
        invite: () => describeInvitation(deps),
      },
    });
  }
  return app;
}
