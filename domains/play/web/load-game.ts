import { readGame } from "@baize/catalogue/contract";
import type { ReelSheet } from "@baize/engines/reels";
import { type ArtKey, artSpecs } from "@baize/games/art";
import { sheetOf } from "@baize/games/sheets";
import type { PlayObstacle } from "@baize/identity/contract";
import type { ReplyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import type { HouseAccess, PageRequest } from "@baize/platform-web/house";
import { getBalances } from "@baize/wallet/contract";
import {
	playErrors,
	type RoundAnswer,
	readCurrentRound,
	readGameUrl,
	readSeeds,
	type Seeds,
} from "../contract/index.ts";

/** What a player's game page knows of its player; null for whoever is not one. */
export type PlayerAtGame = {
	handle: string;
	currency: string;
	/** Null where there is no wallet yet. */
	balanceMinor: number | null;
	/** What the rounds will be drawn from: where no client seed is chosen yet, committed to on the page that chooses it. */
	seeds: Pick<Seeds, "commitment" | "clientSeed">;
	/** A round that was left in the middle, to be played back. PLAY-06 */
	interrupted: RoundAnswer | null;
};

/** The colours of a title: the ground from high to low, and its light. */
export type Palette = { high: string; low: string; light: string };

export type GamePage = {
	game: ReplyOf<typeof readGame>;
	sheet: ReelSheet;
	palette: Palette;
	player: PlayerAtGame | null;
	/** What keeps the visitor from playing for money; the game is here to be practised. */
	obstacle: PlayObstacle | null;
	canonicalUrl: string;
	/** The server's clock: rounds are numbered by it, whatever the device says. */
	nowMs: number;
};

const HOUSE_PALETTE: Palette = { high: "#1d3b30", low: "#07130f", light: "#d8a545" };

/** For /casino/:category/:subcategory/:page. */
export async function loadGame(house: HouseAccess, { params, url }: PageRequest): Promise<GamePage> {
	const { category = "", subcategory = "", page = "" } = params;
	const game = await house.call(readGame, { params: { category, subcategory, page } });
	const sheet = sheetOf(game.card.gameId);
	if (!sheet) throw refuser(playErrors)("GAME_NOT_FOUND");
	const [player, obstacle] = await Promise.all([playerAtGame(house, sheet.id), obstacleTo(house, sheet.id)]);
	const specs: Partial<Record<string, { palette: Palette }>> = artSpecs satisfies Record<ArtKey, unknown>;
	return {
		game,
		sheet,
		palette: specs[sheet.id]?.palette ?? HOUSE_PALETTE,
		player,
		obstacle,
		canonicalUrl: house.publicUrl + url.pathname,
		nowMs: house.nowMs,
	};
}

const OBSTACLES: Partial<Record<string, PlayObstacle>> = {
	PLAY_NOT_ALLOWED_HERE: "place",
	DOCUMENT_BLOCKED: "document",
	TERMS_DUE: "terms",
};

/** Asked of the launch, so that the page and the rounds never say two things. */
async function obstacleTo(house: HouseAccess, gameId: string): Promise<PlayObstacle | null> {
	try {
		await house.call(readGameUrl, { params: { id: gameId }, query: { mode: "real" }, headers: {} });
		return null;
	} catch (error) {
		const obstacle = OBSTACLES[(error as { code?: string }).code ?? ""];
		if (!obstacle) throw error;
		return obstacle;
	}
}

async function playerAtGame(house: HouseAccess, gameId: string): Promise<PlayerAtGame | null> {
	const { viewer } = house;
	if (!viewer) return null;
	const session = viewer.handle;
	const [balances, { round }, { commitment, clientSeed }] = await Promise.all([
		house.call(getBalances, { params: { session } }),
		house.call(readCurrentRound, { params: { session, gameId } }),
		house.call(readSeeds, { params: { session } }),
	]);
	const cash = balances.find(({ type }) => type === "unlocked");
	return {
		handle: viewer.handle,
		currency: viewer.currency,
		balanceMinor: cash && cash.currency !== "" ? cash.amountMinor : null,
		seeds: { commitment, clientSeed },
		interrupted: round,
	};
}
