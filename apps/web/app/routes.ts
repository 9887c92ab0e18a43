import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The site map. */
export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("terms", "routes/terms.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("contact", "routes/contact.tsx"),
  route("login", "routes/login.tsx"),
  route("register", "routes/register.tsx"),
  route("registration-success", "routes/registration-success.tsx"),
  route("confirm-account", "routes/confirm-account.tsx"),
  route("jobs", "routes/jobs.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
