import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Strict mode is for development: it finds components that render differently the second time.
const page = import.meta.env.DEV ? (
	<StrictMode>
		<HydratedRouter />
	</StrictMode>
) : (
	<HydratedRouter />
);

startTransition(() => {
	hydrateRoot(document, page);
});
