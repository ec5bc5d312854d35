import { orAsDrawn } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import type Providers from "./PlayerProviders.tsx";

// Only signed-in players need the wallet. The server imports it, so that it renders the whole page.
const loadPlayerProviders = () => import("./PlayerProviders.tsx");
const PlayerProviders = import.meta.env.SSR
	? (await loadPlayerProviders()).default
	: lazy(() => orAsDrawn(loadPlayerProviders));

/** What the layout's route has loaded for a player. */
export type OfPlayer = Omit<ComponentProps<typeof Providers>, "viewer" | "children">;

/** The frame of a page with what belongs to its player: balance, account, messages. A visitor's has none of it. */
export function AsPlayer({ children, ...initial }: OfPlayer & { children: ReactNode }) {
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
