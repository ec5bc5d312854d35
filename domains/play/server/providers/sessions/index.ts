import { createHash } from "node:crypto";
import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import type { RandomSource } from "@baize/kernel/random";
import { type Clock, DAY_MS, HOUR_MS } from "@baize/kernel/time";
import type { Database, Tx } from "@baize/platform-server";
import {
	deleteSessionsBefore,
	endSessionsOf,
	insertSession,
	readSession,
	replaceToken,
	type SessionRow,
} from "./store.ts";

/** What a session is of; it never changes. */
export type ProvidedSession = {
	playerId: Id;
	/** The player's login in which the game was opened. */
	loginId: Id;
	provider: string;
	/** The provider's name of the game, and our number. */
	game: string;
	gameNumber: number;
	currency: string;
	country: string;
	language: string;
	ip: string;
};

/** What providers may know of a session. */
export type OpenedGame = Omit<ProvidedSession, "loginId">;

/** `over`: its time is past, or its player has logged out. Unknown is also one whose token was replaced. */
export type FoundSession = { status: "live" | "over"; session: OpenedGame } | { status: "unknown" };

export type ProvidedSessions = {
	/** Returns the token, which is stored nowhere. */
	begin(session: ProvidedSession): Promise<string>;
	/** Ends the sessions of a login that is over: wins still come through, and no bet does. */
	endOf(tx: Tx, playerId: Id, loginId: Id): Promise<void>;
	find(token: string): Promise<FoundSession>;
	/** Another token for the same session; the old one is worth nothing from then on. */
	refresh(token: string): Promise<{ token: string; session: OpenedGame } | { status: "over" | "unknown" }>;
	tidy(): Promise<void>;
};

type Ports = { database: Database; clock: Clock; ids: () => Id; random: RandomSource };

const SESSION_MS = 4 * HOUR_MS;
/** By then no bet names them, and wins need none. */
const KEPT_MS = DAY_MS;
/** The token begins with the player, which leads to the rows of the player: 40 letters and digits in all. */
const PLAYER_LETTERS = 13;
const CHANCE_BYTES = 27;
const TOKEN = /^[0-9a-z]{40}$/;
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

export function openProvidedSessions({ database, clock, ids, random }: Ports): ProvidedSessions {
	const { reader } = database;

	/** 135 bits of chance. */
	function newToken(playerId: Id): string {
		const chance = [...random.bytes(CHANCE_BYTES)].map((byte) => LETTERS[byte % LETTERS.length]);
		return idText(playerId) + chance.join("");
	}

	async function read(token: string): Promise<{ row: SessionRow; key: ReturnType<typeof keyOf> } | undefined> {
		const key = keyOf(token);
		const row = key && (await readSession(reader, key));
		return row && { row, key };
	}

	const statusOf = (row: SessionRow): "live" | "over" => (clock.nowMs() < row.until_at.getTime() ? "live" : "over");

	return {
		async begin(session) {
			const token = newToken(session.playerId);
			const nowMs = clock.nowMs();
			await insertSession(reader, {
				bucket: bucketOf(session.playerId),
				session_id: ids(),
				player_id: session.playerId,
				login_id: session.loginId,
				begun_at: new Date(nowMs),
				until_at: new Date(nowMs + SESSION_MS),
				game_number: session.gameNumber,
				provider: session.provider,
				game: session.game,
				currency: session.currency,
				country: session.country,
				language: session.language,
				ip: session.ip,
				token_hash: hashOf(token),
			});
			return token;
		},
		endOf: (tx, playerId, loginId) => endSessionsOf(tx, { playerId, loginId, at: new Date(clock.nowMs()) }),
		async find(token) {
			const found = await read(token);
			return found ? { status: statusOf(found.row), session: sessionOf(found.row) } : { status: "unknown" };
		},
		async refresh(token) {
			const found = await read(token);
			if (!found?.key) return { status: "unknown" };
			if (statusOf(found.row) === "over") return { status: "over" };
			const next = newToken(found.row.player_id);
			const isReplaced = await replaceToken(reader, found.key, hashOf(next));
			return isReplaced ? { token: next, session: sessionOf(found.row) } : { status: "unknown" };
		},
		tidy: () => deleteSessionsBefore(reader, new Date(clock.nowMs() - KEPT_MS)),
	};
}

function keyOf(token: string): { playerId: Id; tokenHash: Buffer } | undefined {
	const playerId = TOKEN.test(token) ? readId(token.slice(0, PLAYER_LETTERS)) : null;
	return playerId === null ? undefined : { playerId, tokenHash: hashOf(token) };
}

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

const sessionOf = (row: SessionRow): OpenedGame => ({
	playerId: row.player_id,
	provider: row.provider,
	game: row.game,
	gameNumber: row.game_number,
	currency: row.currency,
	country: row.country,
	language: row.language,
	ip: row.ip,
});
