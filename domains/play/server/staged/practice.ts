import { createHmac, timingSafeEqual } from "node:crypto";
import { isLegal, type Played } from "@baize/engines/game";
import type { BodyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { toWire } from "@baize/kernel/money";
import { commitmentOf, fromHex, toHex } from "@baize/kernel/random";
import type { Visit } from "@baize/platform-server";
import {
	type actInPracticeRound,
	type openPracticeRound as openCall,
	type PracticeStagedAnswer,
	playErrors,
} from "../../contract/index.ts";
import type { PracticeLog } from "../practice-log/index.ts";
import { newPracticeSeed, type PracticeSeeds } from "../rounds/play-practice-round.ts";
import { requireShown, requireTakenBet, type TitlePorts } from "../rounds/play-real-round.ts";
import { sha256 } from "../seeds/hmac.ts";
import type { RoundSoFar } from "./acts.ts";
import { requireStaged } from "./open-round.ts";
import { endOfPlayed, isStaged, playedOf } from "./round.ts";

type Ports = TitlePorts & {
	practiceSeeds: PracticeSeeds;
	practiceKey: Buffer;
	practiceLog: Pick<PracticeLog, "record">;
};

const refuse = refuser(playErrors);

/** A practice round as its page keeps it. The salt alone does not reveal the seed. */
type Kept = {
	gameId: string;
	bet: unknown;
	salt: string;
	commitment: string;
	clientSeed: string;
	actions: readonly unknown[];
};

/** The same rules, chances and code as for money. The page holds the round, signed; the server has at most its end. */
export async function openPracticeRound(
	ports: Ports,
	request: BodyOf<typeof openCall>,
	visit: Visit,
): Promise<PracticeStagedAnswer> {
	const title = requireStaged(ports, request.gameId, visit);
	const bet = requireTakenBet(ports, title, request.bet, visit);
	const { salt, commitment } = request.seed;
	if (commitmentOf(ports.practiceSeeds.seedOf(fromHex(salt)), sha256) !== commitment) throw refuse("SEEDS_MOVED_ON");
	const { gameId, clientSeed } = request;
	return answerOf(ports, { gameId, bet, salt, commitment, clientSeed, actions: [] }, visit);
}

/** Going back to an earlier token is possible, and worth nothing: the log keeps the first end. */
export async function actInPractice(
	ports: Ports,
	{ token, action: sent }: BodyOf<typeof actInPracticeRound>,
	visit: Visit,
): Promise<PracticeStagedAnswer> {
	const kept = readToken(token, ports.practiceKey);
	if (!kept) throw refuse("PRACTICE_ROUND_NOT_KNOWN");
	const round = soFar(ports, kept, visit);
	const { game } = round.title;
	const action = game.readAction(sent);
	if (action === null || !isLegal(game, playedOf(round).state, action)) throw refuse("ACTION_NOT_ALLOWED");
	return answerOf(ports, { ...kept, actions: [...kept.actions, action] }, visit);
}

function soFar(ports: Ports, { gameId, bet, salt, commitment, clientSeed, actions }: Kept, visit: Visit): RoundSoFar {
	const title = requireShown(ports, gameId, visit);
	if (!isStaged(title)) throw refuse("BET_NOT_OFFERED");
	ports.states.requireActing(gameId, visit);
	const serverSeed = ports.practiceSeeds.seedOf(fromHex(salt));
	const draw = { serverSeed, commitment, clientSeed, nonce: 0 };
	return { title, rulesHash: title.rulesHash, bet, draw, actions };
}

async function answerOf(ports: Ports, kept: Kept, visit: Visit): Promise<PracticeStagedAnswer> {
	const round = soFar(ports, kept, visit);
	const at = playedOf(round);
	const { game } = round.title;
	const isOver = game.isOver(at.state);
	if (isOver) {
		const { gameId, commitment } = kept;
		const [stakeMinor, winMinor] = [at.stakedMinor, game.payoutMinor(at.state)];
		await ports.practiceLog.record({ gameId, commitment, stakeMinor, winMinor }, visit);
	}
	return {
		token: tokenOf(kept, ports.practiceKey),
		bet: kept.bet,
		step: kept.actions.length,
		stakeMinor: toWire(at.stakedMinor),
		view: isOver ? null : game.view(at.state),
		ended: isOver ? revealed(ports, round, at) : null,
	};
}

const revealed = ({ practiceSeeds }: Ports, round: RoundSoFar, at: Played) => ({
	...endOfPlayed(round, at),
	serverSeed: toHex(round.draw.serverSeed),
	next: newPracticeSeed(practiceSeeds),
});

function tokenOf(kept: Kept, key: Buffer): string {
	const text = Buffer.from(JSON.stringify(kept)).toString("base64url");
	return `${text}.${signatureOf(text, key).toString("base64url")}`;
}

function readToken(token: string, key: Buffer): Kept | undefined {
	const [text = "", signature = ""] = token.split(".");
	const given = Buffer.from(signature, "base64url");
	const right = signatureOf(text, key);
	if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
	return JSON.parse(Buffer.from(text, "base64url").toString());
}

const signatureOf = (text: string, key: Buffer): Buffer => createHmac("sha256", key).update(text).digest();
