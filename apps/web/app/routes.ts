import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The site map. */
export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("fontes", "routes/providers.tsx"),
  route("robo", "routes/robot.tsx"),
  route("terms", "routes/terms.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("contact", "routes/contact.tsx"),
  route("login", "routes/login.tsx"),
  route("register", "routes/register.tsx"),
  route("registration-success", "routes/registration-success.tsx"),
  route("confirm-account", "routes/confirm-account.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password", "routes/reset-password.tsx"),
  route("auth/google/callback", "routes/google-callback.tsx"),
  route("jobs", "routes/jobs.tsx"),
  route("jobs/:id", "routes/jobs.$id.tsx"),
  route("v/:id", "routes/v.$id.tsx"),
  route("lista/:id", "routes/list.$id.tsx"),
  route("minhas-vagas", "routes/saved.tsx"),
  route("profile", "routes/profile.tsx"),
  route("buy-tokens", "routes/buy-tokens.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
