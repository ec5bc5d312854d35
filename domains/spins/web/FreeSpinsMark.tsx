import { Icon } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useCallback, useSyncExternalStore } from "react";
import { hasFreeSpins, watchFreeGames } from "./free-games.ts";
import { useSpinsTexts } from "./texts.ts";

const NOT_WATCHED = (): void => {};

/** On the card of a game: that the player has free spins for it. Visitors have none, so nothing is asked for them. */
export function FreeSpinsMark({ gameId }: { gameId: string }) {
	const t = useSpinsTexts();
	const isPlayer = useViewer() !== null;
	const watch = useCallback((listener: () => void) => (isPlayer ? watchFreeGames(listener) : NOT_WATCHED), [isPlayer]);
	const has = useSyncExternalStore(
		watch,
		() => isPlayer && hasFreeSpins(gameId),
		() => false,
	);
	if (!has) return null;
	return (
		<span className="tag" data-spins>
			<Icon name="sparkles" /> {t("mark")}
		</span>
	);
}
