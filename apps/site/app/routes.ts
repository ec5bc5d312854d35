import { index, type RouteConfig, route } from "@react-router/dev/routes";

// The map of the site: every address that a person can type, each with its thin route.
export default [
	route(":locale", "routes/layout.tsx", [index("routes/lobby.tsx"), route("*", "routes/not-found.tsx")]),
] satisfies RouteConfig;
