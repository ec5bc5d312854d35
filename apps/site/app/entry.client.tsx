import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { onceRouteModules } from "./frame/scripts/once-route-modules.ts";

// Strict mode is for development: it finds components that render differently the second time.
const page = import.meta.env.DEV ? (
	<StrictMode>
		<HydratedRouter />
	</StrictMode>
) : (
	<HydratedRouter />
);

onceRouteModules(() =>
	startTransition(() => {
		hydrateRoot(document, page);
	}),
);
