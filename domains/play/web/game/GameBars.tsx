import type { GameFlags } from "@baize/catalogue/contract";
import type { JackpotTerms } from "@baize/engines/game";
import { JackpotBar } from "@baize/jackpots/web";
import { SpinsBar, type SpinsInGame } from "@baize/spins/web";
import type { ComponentProps, ReactNode } from "react";
import type { AnyGamePage } from "../load-game.ts";
import { ModeLine } from "./ModeLine.tsx";

/** What the bonus in play means for a stake of the player's own; undefined where the round stakes none. */
export type BonusLine = (stakeMinor: number | undefined) => ReactNode;

type Props = {
	page: Pick<AnyGamePage, "player" | "block">;
	game: ComponentProps<typeof ModeLine>["game"] & { spins: SpinsInGame; stakeMinor: number };
	flags: GameFlags;
	bonus: BonusLine | undefined;
	jackpot: JackpotTerms | undefined;
	/** Below them. */
	children?: ReactNode;
};

/** What stands over the stage, as one row of the grid: the mode, and where there is one a bonus, a jackpot or free spins. */
export function GameBars({ page, game, flags, bonus, jackpot, children }: Props) {
	return (
		<div>
			<ModeLine page={page} game={game} flags={flags} />
			{game.isReal && bonus?.(game.spins.isOn ? undefined : game.stakeMinor)}
			{jackpot && <JackpotBar pot={jackpot.id} />}
			{page.player && game.isReal && (
				<SpinsBar
					spins={game.spins}
					currency={page.player.currency}
					isIdle={game.phase === "idle"}
					hasJackpot={jackpot !== undefined}
				/>
			)}
			{children}
		</div>
	);
}
