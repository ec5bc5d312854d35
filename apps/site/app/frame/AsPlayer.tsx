import { orAsDrawn } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { type ComponentProps, lazy, Suspense } from "react";
import type Providers from "./PlayerProviders.tsx";

// Only signed-in players need the wallet. The server imports it, so that it renders the whole page.
const loadPlayerProviders = () => import("./PlayerProviders.tsx");
const PlayerProviders = import.meta.env.SSR
	? (await loadPlayerProviders()).default
	: lazy(() => orAsDrawn(loadPlayerProviders));

/** The frame of a page with what belongs to its player: balance, account, messages. A visitor's has none of it. */
export function AsPlayer({ children, ...initial }: Omit<ComponentProps<typeof Providers>, "viewer">) {
	const viewer = useViewer();
	if (!viewer) return children;
	return (
		<Suspense>
			<PlayerProviders viewer={viewer} {...initial}>
				{children}
			</PlayerProviders>
		</Suspense>
	);
}
