import { randomBytes } from "node:crypto";
import { sheetOf, sheets } from "@baize/games/sheets";
import type { PlayObstacle } from "@baize/identity/contract";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { bucketOf, type Id, idText, pageId } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { openHouseCalls, openSecrets, type Session } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { openTestWallet, playerWithCash, type TestWallet } from "@baize/wallet/testing";
import { openPlay, type Play, type PlayPorts } from "../server/index.ts";

export { servePlay } from "./serve.ts";

/** The games of a house of one's own, with its books, on the real database. */
export type TestPlay = Omit<TestWallet, "player"> & {
	play: Play;
	/** A signed-in player with this much cash. */
	player(cashMinor?: bigint): Promise<Session>;
	cashOf(session: Session): Promise<bigint>;
	/** Another process on the same database; or the same one after a crash, if the first is no longer asked. */
	openAnother(): Promise<Play>;
};

export async function openTestPlay(): Promise<TestPlay> {
	const books = await openTestWallet();
	const { database, clock, ledger, wallet } = books;
	const openAnother = (): Promise<Play> =>
		openPlay({
			database,
			clock,
			secrets: openSecrets({ secret: "a secret of the tests", dataDir: "" }),
			random: { bytes: (count) => randomBytes(count) },
			sheets,
			wallet: { ...wallet, history: ledger.history },
			catalogue: testCatalogue,
			sightOf:
				({ ip }) =>
				(filter) =>
					filter === undefined || ip !== EXCLUDED_IP,
			obstacleOf: ({ ip }) => OBSTACLES[ip],
		});
	const play = await openAnother();
	return {
		...books,
		play,
		openAnother,
		player: async (cashMinor = 0n) => sessionOf(await playerWithCash(books, cashMinor)),
		cashOf: async ({ playerId }) => (await ledger.balances(playerId, "CAD"))?.cash ?? 0n,
		async close() {
			await play.close();
			await books.close();
		},
	};
}

const sessionOf = (playerId: Id): Session => ({
	sessionId: playerId,
	handle: idText(playerId),
	playerId,
	bucket: bucketOf(playerId),
	currency: "CAD",
	roles: [],
	...PROVED,
});

/** From here the games whose id begins with "ember" are not to be seen. */
export const EXCLUDED_IP = "198.51.100.1";

/** From here nobody may play for money. */
export const FORBIDDEN_IP = "198.51.100.2";
/** Whoever visits from here has not accepted the new terms. */
export const BLOCKED_IP = "198.51.100.4";
export const TERMS_IP = "198.51.100.3";

const OBSTACLES: Readonly<Record<string, PlayObstacle>> = {
	[FORBIDDEN_IP]: "place",
	[BLOCKED_IP]: "document",
	[TERMS_IP]: "terms",
};

const testCatalogue: PlayPorts["catalogue"] = {
	game(gameId) {
		const sheet = sheetOf(gameId);
		if (!sheet) return undefined;
		return {
			name: sheet.title,
			id: gameId,
			slug: gameId,
			linkUrl: `/casino/slots/adventure/${gameId}`,
			cardImage: "",
			cardImageAltText: "",
			category: "slots",
			categoryName: "Slots",
			subCategory: "adventure",
			subCategoryName: "Adventure",
		};
	},
	isPlayable: (gameId, sees) => !gameId.startsWith("ember") || sees({ notIn: { countrySubdivision: {} } }),
};

let made = 0;
/** A round's id as a page makes it. */
export const aRoundId = (clock: Clock): string => idText(pageId(clock.nowMs(), made++));

/** The room's calls as this visitor makes them, with every check of the HTTP layer but the network. */
export function callsOf(play: Play, session: Session | undefined, ip = "127.0.0.1") {
	const house = openHouseCalls(play.bindings);
	const visit = { session, locale: "en", ip, userAgent: "", cookies: {} } as const;
	return <Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>> =>
		house.call(spec, input, visit);
}
