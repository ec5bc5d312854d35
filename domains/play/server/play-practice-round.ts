import { fromWire } from "@baize/kernel/money";
import { commitmentOf, toHex } from "@baize/kernel/random";
import { ReadyReply, type Visit } from "@baize/platform-server";
import { demandTitle, drawRound, type TitlePorts } from "./play-real-round.ts";
import { sha256 } from "./seeds/hmac.ts";
import type { SeedMaker } from "./seeds/seed-maker.ts";

export type PracticeWish = { gameId: string; lineBetMinor: number; clientSeed?: string };

/** The same rules, chances and code as for money, with a seed of its own that is told at once. Nothing is kept. */
export function playPracticeRound(
	ports: TitlePorts & { seeds: SeedMaker },
	wish: PracticeWish,
	visit: Visit,
): ReadyReply {
	const title = demandTitle(ports, wish, visit);
	const { seeds } = ports;
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
