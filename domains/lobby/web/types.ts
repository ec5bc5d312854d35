import type { ShownCard } from "@baize/catalogue/web";
import type { ComponentType, ReactNode } from "react";
import type { FixtureRow, JackpotTeaser, LobbyRow, LobbySlide, RaceTeaser } from "../contract/index.ts";

export type ShownSlide = Omit<LobbySlide, "image">;
type WithCards = Extract<LobbyRow, { cards: unknown }>;
type Shown<Row> = Row extends WithCards ? Omit<Row, "cards"> & { cards: ShownCard[] } : Row;
export type ShownRow = Shown<LobbyRow>;

export type FootballProps = { fixtures: readonly FixtureRow[] } & Pick<LobbyParts, "FixturePrices">;
export type RaceProps = { race: RaceTeaser; nowMs: number };

export type LobbyParts = {
	/** False where stakes would be refused: then no slide leads to play for money. */
	mayStake: boolean;
	/** The prices of a match, rendered by the sports domain. */
	FixturePrices: ComponentType<{ fixture: FixtureRow }>;
	/** `FootballRow` and `RaceRow`, which the browser may load after the rows above them. */
	Football: ComponentType<FootballProps>;
	Race: ComponentType<RaceProps>;
	/** What jackpots have now, rendered by their domain. */
	Jackpots: ComponentType<{ levels: readonly JackpotTeaser[] }>;
	/** The offers and the last wins, where an operator has placed them among the rows. */
	offers?: ReactNode;
	lastWins?: ReactNode;
	/** For a player: who is greeted, and their next steps. */
	greeting?: ReactNode;
	/** The bet slip beside the rows on a desktop. */
	aside?: ReactNode;
};
