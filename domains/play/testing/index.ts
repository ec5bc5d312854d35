import { randomBytes } from "node:crypto";
import { recordingAudit } from "@baize/audit/testing";
import { openDeskOn } from "@baize/desk/testing";
import { type Game, instantGame, isSpinGame } from "@baize/engines/game";
import { linesKind, type ReelSheet } from "@baize/engines/reels";
import { otherGameOf, otherGames } from "@baize/games/others";
import { sheets as allSheets, sheetOf } from "@baize/games/sheets";
import { type Place, UNKNOWN_PLACE } from "@baize/geo/contract";
import { type Jackpots, openJackpots } from "@baize/jackpots/server";
import { jackpotPortsOf } from "@baize/jackpots/testing";
import { bucketOf, type Id, idText, openIds, pageId } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { pagePath, pages } from "@baize/platform-paths";
import { openLog, type Session } from "@baize/platform-server";
import type { Restriction } from "@baize/safer-play/contract";
import { openSpins, type Spins } from "@baize/spins/server";
import { spinPortsOf } from "@baize/spins/testing";
import { PROVED, testSecrets } from "@baize/testing";
import { openTestWallet, playerWithCash, type TestWallet } from "@baize/wallet/testing";
import { openPlay, type Play, type PlayBlock, type PlayPorts } from "../server/index.ts";
import { providersOf } from "../server/providers/registry.ts";
import { openTestBus } from "./bus.ts";
import { chooseFreshly } from "./pairs.ts";

export { callsOf } from "./calls.ts";
export { chooseFreshly, freshClientSeed } from "./pairs.ts";
export { practise } from "./practise.ts";
export { servePlay } from "./serve.ts";
export { verify } from "./verify.ts";

/** The games with their own ledger, on the real database. */
export type TestPlay = Omit<TestWallet, "player"> & {
	play: Play;
	/** Of the jackpot that a title of these sheets carries. */
	jackpots: Jackpots;
	spins: Spins;
	/** The flag of promotional spins. */
	spinsFlag: { isOn: boolean };
	/** The flag of games integration. */
	integrationFlag: { isOn: boolean };
	/** The flag of logged practice play. */
	practiceLogFlag: { isOn: boolean };
	/** A signed-in player with this much cash, whose first pair is begun. */
	player(cashMinor?: bigint): Promise<Session>;
	/** A player who has never opened a game. */
	newcomer(cashMinor?: bigint, currency?: string): Promise<Session>;
	cashOf(session: Session): Promise<bigint>;
	/** Another process on the same database, with other titles where that is said. */
	openAnother(titles?: { others?: readonly Game[]; earlier?: readonly Game[] }): Promise<Play>;
	/** For the other processes this one has crashed: it answers nothing, and returns nothing. */
	cutOff(play: Play): void;
	/** What pages have received about the tables. */
	published: Published[];
	/** What safer play reports of players who are blocked from play. */
	restrictions: Map<Id, Restriction>;
	/** Where players live; in Ireland where nothing is said, whose law states nothing about the pace of slots. */
	residences: Map<Id, Place>;
	/** What operators have done with titles. */
	audit: ReturnType<typeof recordingAudit>;
	/** A second operator approves a proposal. */
	approve: ReturnType<typeof openDeskOn>["approve"];
};

type Published = { kind: string; data: unknown };

/** Opened in some milliseconds. */
const TABLE_CHAIN_LENGTH = 8;

export async function openTestPlay({
	sheets = allSheets,
	others = otherGames,
}: {
	sheets?: readonly ReelSheet[];
	/** Titles that are no slots with lines. */
	others?: readonly Game[];
} = {}): Promise<TestPlay> {
	const books = await openTestWallet();
	const { database, clock, ledger, wallet } = books;
	const ofLines = sheets.map((sheet) => instantGame(linesKind, sheet));
	const jackpots = await openJackpotsOf(books, [...ofLines, ...others]);
	const { ports: spinPorts, flag: spinsFlag } = spinPortsOf(books, [...ofLines, ...others].filter(isSpinGame));
	const spins = openSpins(spinPorts);
	const testBus = openTestBus();
	const buses = new Map<Play, ReturnType<typeof testBus.open>>();
	const restrictions = new Map<Id, Restriction>();
	const residences = new Map<Id, Place>();
	const published: Published[] = [];
	const audit = recordingAudit();
	const approvals: ReturnType<typeof openDeskOn>[] = [];
	const [integrationFlag, practiceLogFlag] = [{ isOn: false }, { isOn: false }];

	async function openAnother(titles: { others?: readonly Game[]; earlier?: readonly Game[] } = {}): Promise<Play> {
		const bus = testBus.open();
		const opening = openDeskOn({ database, clock, ids: openIds(clock) });
		approvals.push(opening);
		const opened = await openPlay({
			database,
			clock,
			...{ ids: openIds(clock), log: openLog("silent") },
			...OUTSIDE,
			stream: { publishHere: (_topic, kind, data) => void published.push({ kind, data }), listenerCount: () => 1 },
			games: [...ofLines, ...(titles.others ?? others)],
			earlierGames: titles.earlier ?? [],
			wallet: { ...wallet, history: ledger.history },
			...{ jackpots, spins },
			isPracticeLogged: () => practiceLogFlag.isOn,
			isIntegrationOn: () => integrationFlag.isOn,
			...{ audit, proposals: opening.desk.proposals },
			playerOf: async (playerId) => ({ currency: "CAD", ...(residences.get(playerId) ?? IRELAND) }),
			restrictionOf: async (playerId) => restrictions.get(playerId) ?? null,
			bus,
		});
		buses.set(opened, bus);
		return opened;
	}

	const play = await openAnother();
	const newcomer = newcomersOf(books);
	return {
		...books,
		...{ jackpots, spins, spinsFlag, play },
		openAnother,
		...{ restrictions, residences, integrationFlag, practiceLogFlag, newcomer, published },
		audit,
		approve: (...given) => approvals[0]!.approve(...given),
		cutOff: (cut) => buses.get(cut)?.cutOff(),
		async player(cashMinor) {
			const session = await newcomer(cashMinor);
			await chooseFreshly(play, session);
			return session;
		},
		cashOf: async ({ playerId, currency }) => (await ledger.balances(playerId, currency))?.cash ?? 0n,
		async close() {
			await play.close();
			await books.close();
		},
	};
}

/** Makes signed-in players, by default without cash. */
const newcomersOf =
	(books: TestWallet) =>
	async (cashMinor = 0n, currency = "CAD"): Promise<Session> =>
		sessionOf(await playerWithCash(books, cashMinor, currency), currency);

/** Of one jackpot, which some of the titles carry. */
async function openJackpotsOf(books: TestWallet, titles: readonly Game[]): Promise<Jackpots> {
	const carrying = titles.map(({ sheet }) => sheet).filter(({ jackpot }) => jackpot);
	const games = carrying.map(({ id }) => id);
	const jackpots = openJackpots(jackpotPortsOf(books, carrying[0]?.jackpot, games).ports);
	await jackpots.openPots();
	return jackpots;
}

const IRELAND: Place = { country: "IE" };

const geoVisibilityOf: PlayPorts["geoVisibilityOf"] =
	({ ip }) =>
	(filter) =>
		filter === undefined || ip !== EXCLUDED_IP;

const sessionOf = (playerId: Id, currency: string): Session => ({
	sessionId: playerId,
	handle: idText(playerId),
	playerId,
	bucket: bucketOf(playerId),
	currency,
	roles: [],
	...PROVED,
});

/** From this address the games whose id begins with "ember" are not visible. */
export const EXCLUDED_IP = "198.51.100.1";

/** This address is in Quebec, the next in London, Toronto and nowhere that is known, every other one in Ireland. */
export const QUEBEC_IP = "198.51.100.6";
export const LONDON_IP = "198.51.100.7";
export const TORONTO_IP = "198.51.100.8";
export const NOWHERE_IP = "198.51.100.9";

const PLACES: Readonly<Record<string, Place>> = {
	[QUEBEC_IP]: { country: "CA", subdivision: "QC" },
	[LONDON_IP]: { country: "GB", subdivision: "ENG" },
	[TORONTO_IP]: { country: "CA", subdivision: "ON" },
	[NOWHERE_IP]: UNKNOWN_PLACE,
};

/** From this address play for money is forbidden. */
export const FORBIDDEN_IP = "198.51.100.2";
/** A player at this address has not accepted the new terms. */
export const BLOCKED_IP = "198.51.100.4";
export const TERMS_IP = "198.51.100.3";
/** At this address the games are closed. */
export const CLOSED_IP = "198.51.100.5";

const ELIGIBILITY_BLOCKS: Readonly<Record<string, PlayBlock>> = {
	[FORBIDDEN_IP]: "place",
	[BLOCKED_IP]: "document",
	[TERMS_IP]: "terms",
	[CLOSED_IP]: "closed",
};

const virtualSports = {
	name: "Horse Racing",
	id: "horse-racing",
	slug: "horse-racing",
	linkUrl: pages.virtuals,
	cardImage: "",
	cardImageAltText: "",
	category: "virtuals",
	categoryName: "Virtuals",
	subCategory: "horses",
	subCategoryName: "Horses",
};

const testCatalogue: PlayPorts["catalogue"] = {
	game(gameId) {
		if (gameId === "horse-racing") return virtualSports;
		const sheet = sheetOf(gameId) ?? otherGameOf(gameId)?.sheet;
		if (!sheet) return undefined;
		return {
			name: sheet.title,
			id: gameId,
			slug: gameId,
			linkUrl: pagePath(pages.game, { category: "slots", subcategory: "adventure", page: gameId }),
			cardImage: "",
			cardImageAltText: "",
			category: "slots",
			categoryName: "Slots",
			subCategory: "adventure",
			subCategoryName: "Adventure",
		};
	},
	isPlayable: (gameId, isVisible) => !gameId.startsWith("ember") || isVisible({ notIn: { countrySubdivision: {} } }),
};

let made = 0;
/** A round id made as a page makes it. */
export const aRoundId = (clock: Clock): string => idText(pageId(clock.nowMs(), made++));

/** What is the same for every test. */
const OUTSIDE = {
	secrets: testSecrets("a secret of the tests"),
	random: { bytes: (count) => randomBytes(count) },
	tableChainLength: TABLE_CHAIN_LENGTH,
	catalogue: testCatalogue,
	nicknamesOf: async (playerIds) => new Map(playerIds.map((id) => [id, "Katrin"])),
	placeOf: (ip) => PLACES[ip] ?? IRELAND,
	nameOf: () => "Olga Novak",
	geoVisibilityOf,
	eligibilityBlockOf: ({ ip }) => ELIGIBILITY_BLOCKS[ip],
	gameProviders: providersOf([]),
} satisfies Partial<PlayPorts>;
