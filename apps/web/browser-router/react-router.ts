// What the app and the build take of React Router, under its names.
export {
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useSearchParams,
} from "./hooks.ts";
export { Link } from "./link.tsx";
export { Links, Meta, Outlet, Scripts, ScrollRestoration } from "./page-parts.tsx";

export const NavigationType = { Pop: "POP", Push: "PUSH", Replace: "REPLACE" } as const;

/** What a loader returns to lead the person to another page. */
export function redirect(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to } });
}

// The build puts these around the components of each page; ours take no props.
export {
  itself as UNSAFE_withComponentProps,
  itself as UNSAFE_withErrorBoundaryProps,
  itself as UNSAFE_withHydrateFallbackProps,
};

function itself<Component>(component: Component): Component {
  return component;
}
