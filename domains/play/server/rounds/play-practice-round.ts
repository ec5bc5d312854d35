import { refuser } from "@baize/kernel/error";
import { commitmentOf, fromHex, toHex } from "@baize/kernel/random";
import { type DerivedSeeds, ReadyReply, type Visit } from "@baize/platform-server";
import { PRACTICE_CURRENCY, type PracticeSeed, playErrors } from "../../contract/index.ts";
import { type FeatureLawPorts, requireFeatureLaw } from "../feature-law.ts";
import type { PracticeLog } from "../practice-log/index.ts";
import { sha256 } from "../seeds/hmac.ts";
import { drawRound, requireBet, type TitlePorts } from "./play-real-round.ts";

export type PracticeRequest = { gameId: string; bet: unknown; seed: PracticeSeed; clientSeed: string };
/** Derived from a key of its own: a caller who sends a salt gets its seed. */
export type PracticeSeeds = DerivedSeeds;

const refuse = refuser(playErrors);

/**
 * The page stores it and the server does not: the salt alone does not reveal the seed, and with the server's key
 * it gives the seed again.
 */
export function newPracticeSeed(seeds: PracticeSeeds): PracticeSeed {
	const { salt, commitment } = seeds.newSeed();
	return { salt: toHex(salt), commitment };
}

/** The same rules, chances and code as for money, with its own seed, which is revealed at once. */
export async function playPracticeRound(
	ports: TitlePorts & FeatureLawPorts & { practiceSeeds: PracticeSeeds; practiceLog: Pick<PracticeLog, "record"> },
	request: PracticeRequest,
	visit: Visit,
): Promise<ReadyReply> {
	await requireFeatureLaw(ports, request.gameId, visit);
	const { title, bet } = requireBet(ports, request, visit);
	const { practiceSeeds } = ports;
	const { commitment, salt } = request.seed;
	const serverSeed = practiceSeeds.seedOf(fromHex(salt));
	if (commitmentOf(serverSeed, sha256) !== commitment) throw refuse("SEEDS_MOVED_ON");
	const draw = { serverSeed, commitment, clientSeed: request.clientSeed, nonce: 0 };
	const currency = visit.session?.currency ?? PRACTICE_CURRENCY;
	const { text, stakeMinor, winMinor } = drawRound(title, bet, draw, currency);
	await ports.practiceLog.record({ gameId: request.gameId, commitment, stakeMinor, winMinor }, visit);
	const revealed = JSON.stringify({ serverSeed: toHex(serverSeed), next: newPracticeSeed(practiceSeeds) });
	return new ReadyReply(Buffer.from(`${revealed.slice(0, -1)},${text.slice(1)}`));
}
