import { toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useErrorText } from "@baize/platform-web/reads";
import { useCallback, useSyncExternalStore } from "react";
import { isFavourite, toggleFavourite, watchFavourites } from "./favourites.ts";

/** Whether a game is marked, and what changes that. */
export function useFavourite(gameId: string): { isOn: boolean; toggle(): void } {
	const errorText = useErrorText();
	const handle = useViewer()?.handle ?? null;
	const watch = useCallback((listener: () => void) => watchFavourites(handle, listener), [handle]);
	const isOn = useSyncExternalStore(
		watch,
		() => isFavourite(gameId),
		() => false,
	);
	const toggle = (): void =>
		void toggleFavourite(handle, gameId).catch((error) => toasts.raise(errorText(error), { tone: "warning" }));
	return { isOn, toggle };
}
