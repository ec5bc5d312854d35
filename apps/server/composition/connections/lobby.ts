import type { Catalogue } from "@baize/catalogue/server";
import type { Content } from "@baize/content/server";
import type { Jackpots } from "@baize/jackpots/server";
import { type LobbyPorts, openLobby } from "@baize/lobby/server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import type { Play } from "@baize/play/server";
import type { Sports } from "@baize/sports/server";
import type { Virtuals } from "@baize/virtuals/server";
import { fixtureRow, jackpotTeaser, raceTeaser } from "./lobby-rows.ts";
import { searchItems } from "./search-items.ts";

type Needs = Infrastructure & {
	content: Content;
	catalogue: Catalogue;
	jackpots: Jackpots;
	play: Play;
	sports: Sports;
	virtuals: Virtuals;
	geoVisibilityOf: LobbyPorts["geoVisibilityOf"];
	geoVisibilityAt: LobbyPorts["geoVisibilityAt"];
};

/** The home page shows matches and races; it knows neither sports nor virtuals. */
export const lobbyModule = defineModule({
	name: "lobby",
	open: ({
		log,
		clock,
		content,
		catalogue,
		jackpots,
		play,
		sports,
		virtuals,
		geoVisibilityOf,
		geoVisibilityAt,
	}: Needs) =>
		openLobby({
			content,
			catalogue,
			lastPlayed: (session, count) => play.recentGames(session.playerId, count),
			favourites: (session) => play.favourites(session.playerId),
			popular: () => play.popular(),
			nextFootball: (count) => sports.nextEvents("football", count).map(fixtureRow),
			nextRace: async () => raceTeaser(await virtuals.nextRace()),
			jackpots: async (currency, { isVisible }) =>
				(await jackpots.levels(currency, (gameId) => catalogue.isPlayable(gameId, isVisible))).map(jackpotTeaser),
			onOffer: () => searchItems(sports),
			geoVisibilityOf,
			geoVisibilityAt,
			clock,
			log,
		}),
	parts: ({ bindings }) => ({ bindings }),
});
