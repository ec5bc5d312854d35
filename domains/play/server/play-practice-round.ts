import { fromWire } from "@baize/kernel/money";
import { commitmentOf, toHex } from "@baize/kernel/random";
import { ReadyReply } from "@baize/platform-server";
import { demandTitle, drawRound } from "./play-real-round.ts";
import { sha256 } from "./seeds/hmac.ts";
import type { SeedMaker } from "./seeds/seed-maker.ts";
import type { Titles } from "./titles.ts";

export type PracticeWish = { gameId: string; lineBetMinor: number; clientSeed?: string };

/** The same rules, chances and code as for money, with a seed of its own that is told at once. Nothing is kept. */
export function playPracticeRound(titles: Titles, seeds: SeedMaker, wish: PracticeWish): ReadyReply {
	const title = demandTitle(titles, wish);
	const serverSeed = seeds.openSeed();
	const draw = {
		serverSeed,
		commitment: commitmentOf(serverSeed, sha256),
		clientSeed: wish.clientSeed ?? seeds.newClientSeed(),
		nonce: 0,
	};
	const { text } = drawRound(title, fromWire(wish.lineBetMinor), draw);
	return new ReadyReply(Buffer.from(`{"serverSeed":"${toHex(serverSeed)}",${text.slice(1)}`));
}
