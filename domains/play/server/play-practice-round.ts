import { refuser } from "@baize/kernel/error";
import { fromWire } from "@baize/kernel/money";
import { commitmentOf, fromHex, toHex } from "@baize/kernel/random";
import { type DerivedSeeds, ReadyReply, type Visit } from "@baize/platform-server";
import { type PracticeSeed, playErrors } from "../contract/index.ts";
import { demandTitle, drawRound, type TitlePorts } from "./play-real-round.ts";
import { sha256 } from "./seeds/hmac.ts";

export type PracticeWish = { gameId: string; lineBetMinor: number; seed: PracticeSeed; clientSeed: string };
/** Of a key of their own: who sends a salt is told its seed. */
export type PracticeSeeds = DerivedSeeds;

const refuse = refuser(playErrors);

/** The page keeps it, and we keep nothing: the salt alone tells nobody the seed, and with our key it gives it again. */
export function newPracticeSeed(seeds: PracticeSeeds): PracticeSeed {
	const { salt, commitment } = seeds.newSeed();
	return { salt: toHex(salt), commitment };
}

/** The same rules, chances and code as for money, with a seed of its own that is told at once. */
export function playPracticeRound(
	ports: TitlePorts & { practiceSeeds: PracticeSeeds },
	wish: PracticeWish,
	visit: Visit,
): ReadyReply {
	const title = demandTitle(ports, wish, visit);
	const { practiceSeeds } = ports;
	const { commitment, salt } = wish.seed;
	const serverSeed = practiceSeeds.seedOf(fromHex(salt));
	if (commitmentOf(serverSeed, sha256) !== commitment) throw refuse("SEEDS_MOVED_ON");
	const draw = { serverSeed, commitment, clientSeed: wish.clientSeed, nonce: 0 };
	const { text } = drawRound(title, fromWire(wish.lineBetMinor), draw);
	const told = JSON.stringify({ serverSeed: toHex(serverSeed), next: newPracticeSeed(practiceSeeds) });
	return new ReadyReply(Buffer.from(`${told.slice(0, -1)},${text.slice(1)}`));
}
