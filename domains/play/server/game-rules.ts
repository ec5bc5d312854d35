import { publishedRules, type ReelSheet } from "@baize/engines/reels";
import { refuser } from "@baize/kernel/error";
import { toHex } from "@baize/kernel/random";
import type { Reader } from "@baize/platform-server";
import { playErrors } from "../contract/index.ts";
import { sha256 } from "./seeds/hmac.ts";
import { insertRules, readRules } from "./store.ts";

/** The published rules of the titles. Once published they stay available, for the rounds that name them. */
export type GameRules = {
	hashOf(sheet: ReelSheet): string;
	/** The exact bytes that have the hash. Refuses with RULES_NOT_FOUND. */
	read(hash: string): Promise<Buffer>;
};

const refuse = refuser(playErrors);

export async function openGameRules(reader: Reader, sheets: readonly ReelSheet[]): Promise<GameRules> {
	const rules = sheets.map((sheet) => {
		const body = JSON.stringify(publishedRules(sheet));
		return { hash: toHex(sha256(Buffer.from(body))), game_id: sheet.id, version: sheet.version, body };
	});
	await insertRules(reader, rules);
	const hashes = new Map(sheets.map((sheet, at) => [sheet, rules[at]!.hash]));
	return {
		hashOf: (sheet) => hashes.get(sheet)!,
		async read(hash) {
			const body = await readRules(reader, hash);
			if (body === undefined) throw refuse("RULES_NOT_FOUND");
			return Buffer.from(body);
		},
	};
}
