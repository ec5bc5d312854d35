import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Strictness is for who develops: it finds what draws differently the second time.
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
