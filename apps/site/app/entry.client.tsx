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

const hydrate = (): void =>
	startTransition(() => {
		hydrateRoot(document, page);
	});

// In a build this is a part of the script that every page has (tools/vite/merged-entries.ts), which runs before the page has
// named the modules of its routes: the page calls it after that (frame/wake-after-paint.ts).
if (import.meta.env.DEV) hydrate();
else window.hydrate = hydrate;
