import type { Game } from "@baize/engines/game";
import { refuser } from "@baize/kernel/error";
import { toHex } from "@baize/kernel/random";
import type { Reader } from "@baize/platform-server";
import { playErrors } from "../contract/index.ts";
import { sha256 } from "./seeds/hmac.ts";
import { insertRules, readRules } from "./store.ts";

/** The published rules of the titles. Once published they stay available, for the rounds that name them. */
export type GameRules = {
	hashOf(game: Game): string;
	/** The exact bytes that have the hash. Refuses with RULES_NOT_FOUND. */
	read(hash: string): Promise<Buffer>;
};

const refuse = refuser(playErrors);

export async function openGameRules(reader: Reader, games: readonly Game[]): Promise<GameRules> {
	const rules = games.map((game) => {
		const { sheet } = game;
		const body = JSON.stringify(game.publishedText());
		return { hash: toHex(sha256(Buffer.from(body))), game_id: sheet.id, version: sheet.version, body };
	});
	await insertRules(reader, rules);
	const hashes = new Map(games.map((game, at) => [game, rules[at]!.hash]));
	return {
		hashOf: (game) => hashes.get(game)!,
		async read(hash) {
			const body = await readRules(reader, hash);
			if (body === undefined) throw refuse("RULES_NOT_FOUND");
			return Buffer.from(body);
		},
	};
}
