import { readGame } from "@baize/catalogue/contract";
import type { ReelSheet } from "@baize/engines/reels";
import { isFlagOn } from "@baize/flags/web";
import { type ArtKey, artSpecs } from "@baize/games/art";
import { otherGameOf } from "@baize/games/others";
import { sheetOf } from "@baize/games/sheets";
import type { EligibilityBlock } from "@baize/identity/contract";
import type { ReplyOf } from "@baize/kernel/call";
import type { GameClass } from "@baize/ledger/contract";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { listPlayableSpins, type PlayableGrant } from "@baize/spins/contract";
import { getBalances } from "@baize/wallet/contract";
import {
	gameClassOf,
	type RoundAnswer,
	readCurrentRound,
	readGameUrl,
	readOpenRound,
	readProvidedGame,
	readRealGameUrl,
	readSeeds,
	readSlotLaw,
	readTitleStakes,
	type Seeds,
	type SlotLaw,
	type StagedAnswer,
} from "../contract/index.ts";
import type { Offered } from "./game/stakes/use-offered-stakes.ts";
import type { TitleKind } from "./titles/kinds.ts";

/** What a player's game page knows of its player; null for a visitor. */
export type PlayerAtGame = {
	handle: string;
	currency: string;
	/** Null where there is no wallet yet. */
	balanceMinor: number | null;
	/**
	 * What the rounds will be drawn from: where no client seed is chosen yet, the commitment shown on the page that
	 * chooses it.
	 */
	seeds: Pick<Seeds, "commitment" | "clientSeed">;
	/** A round that was interrupted, to be played back. PLAY-06 */
	interrupted: RoundAnswer | null;
	/** The promotional spins that the player can use on this game. PROMO-01 */
	spins: readonly PlayableGrant[];
};

/** The colours of a title: the background from light to dark, and its light. */
export type Palette = { high: string; low: string; light: string };

/**
 * `titleClosed` and `notSold`: no round of this title begins, not in practice either; with the others practice is open.
 * `notSold`: the law lets no feature be bought.
 */
export type PageBlock = EligibilityBlock | "closed" | "titleClosed" | "notSold";

/** What the pages of all titles know. */
export type AnyGamePage = {
	game: ReplyOf<typeof readGame>;
	palette: Palette;
	player: PlayerAtGame | null;
	/** What blocks the visitor from playing for money; practice is open. */
	block: PageBlock | null;
	/** What the terms of a bonus count it as. */
	gameClass: GameClass;
	/** The stakes that operators offer of it; null where its own limits are in force. */
	stakes: Offered;
	/** What the law allows slots, where the visitor is and lives. */
	law: SlotLaw;
	/** The server's time: round ids are made with it, whatever the device says. */
	nowMs: number;
};
/** Of a slot with reels and lines. */
export type GamePage = AnyGamePage & { sheet: ReelSheet };
/** Of every other title; `open` is the round that waits for the player, `isShared` that many players share a round. */
export type TitlePage = AnyGamePage & {
	gameId: string;
	kind: TitleKind;
	open: StagedAnswer | null;
	isShared: boolean;
};

/** Of another maker's game, which is played in a frame. */
export type ProvidedPage = Pick<AnyGamePage, "game" | "block"> & {
	player: Pick<PlayerAtGame, "handle"> | null;
	maker: string;
	origins: readonly string[];
};

const DEFAULT_PALETTE: Palette = { high: "#1d3b30", low: "#07130f", light: "#d8a545" };

/** For /casino/:category/:subcategory/:page. */
export async function loadGame(
	context: PageContext,
	{ params }: PageRequest,
): Promise<GamePage | TitlePage | ProvidedPage> {
	const { category = "", subcategory = "", page = "" } = params;
	const game = await context.call(readGame, { params: { category, subcategory, page } });
	const { gameId } = game.card;
	const sheet = sheetOf(gameId);
	const other = otherGameOf(gameId);
	const kind = other?.kind as TitleKind | undefined;
	if (!sheet && !kind) return { game, ...(await loadProvided(context, gameId)) };
	const [player, block, open, { ladder }, law] = await Promise.all([
		playerAtGame(context, gameId),
		blockOf(context, gameId),
		sheet ? null : openRoundOf(context, gameId),
		context.call(readTitleStakes, { params: { game: gameId } }),
		context.call(readSlotLaw, {}),
	]);
	const specs: Partial<Record<string, { palette: Palette }>> = artSpecs satisfies Record<ArtKey, unknown>;
	const ofAll: AnyGamePage = {
		game,
		gameClass: gameClassOf(sheet ? "lines" : kind!),
		palette: specs[gameId]?.palette ?? DEFAULT_PALETTE,
		player,
		block,
		stakes: ladder,
		law,
		nowMs: context.nowMs,
	};
	return sheet ? { ...ofAll, sheet } : { ...ofAll, gameId, kind: kind!, open, isShared: other?.timing === "shared" };
}

/** Refused with GAME_NOT_FOUND where no maker has it. */
async function loadProvided(context: PageContext, gameId: string): Promise<Omit<ProvidedPage, "game">> {
	const [{ maker, origins }, block] = await Promise.all([
		context.call(readProvidedGame, { params: { gameId } }),
		blockOf(context, gameId),
	]);
	const { viewer } = context;
	return { maker, origins, block, player: viewer && { handle: viewer.handle } };
}

/** The round that waits for the player. PLAY-06 */
async function openRoundOf(context: PageContext, gameId: string): Promise<StagedAnswer | null> {
	const { viewer } = context;
	if (!viewer || otherGameOf(gameId)?.timing !== "staged") return null;
	return (await context.call(readOpenRound, { params: { session: viewer.handle, gameId } })).round;
}

const ELIGIBILITY_BLOCKS: Partial<Record<string, PageBlock>> = {
	PLAY_NOT_ALLOWED_HERE: "place",
	DOCUMENT_BLOCKED: "document",
	TERMS_DUE: "terms",
	GAMES_CLOSED: "closed",
	TITLE_CLOSED: "titleClosed",
	FEATURE_BUY_NOT_ALLOWED: "notSold",
};

/** With games integration on, games are launched through its service. PLAY-04 */
const launchForMoney = (context: PageContext, id: string): Promise<{ url: string }> =>
	isFlagOn(context.flags, "gamesIntegration")
		? context.call(readRealGameUrl, { params: { id }, query: {} })
		: context.call(readGameUrl, { params: { id }, query: { mode: "real" }, headers: {} });

/** Read from the launch call, so that the page and the rounds never disagree. */
async function blockOf(context: PageContext, gameId: string): Promise<PageBlock | null> {
	try {
		await launchForMoney(context, gameId);
		return null;
	} catch (error) {
		const block = ELIGIBILITY_BLOCKS[(error as { code?: string }).code ?? ""];
		if (!block) throw error;
		return block;
	}
}

async function playerAtGame(context: PageContext, gameId: string): Promise<PlayerAtGame | null> {
	const { viewer } = context;
	if (!viewer) return null;
	const session = viewer.handle;
	const [balances, { round }, { commitment, clientSeed }, { games }] = await Promise.all([
		context.call(getBalances, { params: { session } }),
		context.call(readCurrentRound, { params: { session, gameId } }),
		context.call(readSeeds, { params: { session } }),
		context.call(listPlayableSpins, { params: { session }, query: { gameId } }),
	]);
	const playable = balances.find(({ type }) => type === "playableCasino");
	return {
		handle: viewer.handle,
		currency: viewer.currency,
		balanceMinor: playable && playable.currency !== "" ? playable.amountMinor : null,
		seeds: { commitment, clientSeed },
		interrupted: round,
		spins: games.find((game) => game.gameId === gameId)?.grants ?? [],
	};
}
