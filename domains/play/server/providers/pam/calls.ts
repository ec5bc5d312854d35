import { type Id, readId } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import { move } from "../moves/index.ts";
import { readMovesNamed, readRoundMoves } from "../moves/store.ts";
import type { MovePorts } from "../moves/types.ts";
import type { FoundSession, OpenedGame, ProvidedSessions } from "../sessions/index.ts";
import type { Aggregator, GameProvider } from "../settings.ts";
import {
	balanceAnswer,
	errorAnswer,
	malformed,
	movedAnswer,
	type PamAnswer,
	roundAnswer,
	sessionAnswer,
	transactionsAnswer,
} from "./answers.ts";
import { authenticate, type PamCall } from "./authenticate.ts";
import type { PamErrorName } from "./errors.ts";
import { readTransaction, type Transaction } from "./read-transaction.ts";

export type PamPorts = MovePorts & {
	clock: Clock;
	aggregators: readonly Aggregator[];
	sessions: ProvidedSessions;
	/** Undefined where there is no such player. */
	currencyOf(playerId: Id): Promise<string | undefined>;
	/** Whether the player may bet: the law of the place, the documents, the terms, and whether the game and all games are open. */
	mayBet(session: OpenedGame): Promise<boolean>;
};

/** A call of an aggregator that is known, about a provider of its own. */
type Known = { call: PamCall; query: URLSearchParams; provider: GameProvider; token: string };
type OfPlayer = Known & { playerId: Id; currency: string; found: FoundSession };

/** The PAM API, below its prefix: `call.url` begins with `/players`. */
export async function answerPam(ports: PamPorts, call: PamCall, path: string): Promise<PamAnswer> {
	const aggregator = authenticate(ports.aggregators, call, ports.clock.nowMs());
	if (!aggregator) return errorAnswer("apiToken", {}, 401);
	const query = new URLSearchParams(call.url.split("?")[1] ?? "");
	const name = query.get("provider");
	if (name === null) return malformed("the query names no provider");
	const provider = aggregator.providers.find((each) => each.name === name);
	if (!provider) return errorAnswer("missingProvider");
	const token = String(call.headers["x-player-token"] ?? "");
	return route(ports, { call, query, provider, token }, path);
}

type PlayerCall = (ports: PamPorts, known: OfPlayer, rest: string) => Promise<PamAnswer> | PamAnswer;

const CALLS: Record<string, PlayerCall> = {
	"GET balance": readBalance,
	"GET transactions": readTransactions,
	"POST transactions": addTransaction,
	"GET gamerounds": readGameRound,
};

async function route(ports: PamPorts, known: Known, path: string): Promise<PamAnswer> {
	const { method } = known.call;
	if (path === "/players/session") {
		if (method === "GET") return readSession(ports, known);
		if (method === "PUT") return refreshSession(ports, known);
	}
	const [, , player = "", name = "", ...rest] = path.split("/");
	const handle = CALLS[`${method} ${name}`];
	if (!handle || rest.length !== Number(name === "gamerounds")) return { ...malformed("no such call"), status: 404 };
	const playerId = readId(player);
	const currency = playerId === null ? undefined : await ports.currencyOf(playerId);
	if (playerId === null || currency === undefined) return errorAnswer("playerNotFound");
	const found = await ports.sessions.find(known.token);
	return handle(ports, { ...known, playerId, currency, found }, decoded(rest[0] ?? ""));
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "";
	}
}

async function readSession({ sessions }: PamPorts, { provider, token }: Known): Promise<PamAnswer> {
	const found = await sessions.find(token);
	if (found.status === "unknown" || found.session.provider !== provider.name) return errorAnswer("sessionNotFound");
	return found.status === "over" ? errorAnswer("sessionExpired") : sessionAnswer(token, found.session);
}

async function refreshSession({ sessions }: PamPorts, { provider, token }: Known): Promise<PamAnswer> {
	const found = await sessions.find(token);
	if (found.status === "unknown" || found.session.provider !== provider.name) return errorAnswer("sessionNotFound");
	const refreshed = await sessions.refresh(token);
	if ("token" in refreshed) return sessionAnswer(refreshed.token, refreshed.session);
	return errorAnswer(refreshed.status === "over" ? "sessionExpired" : "sessionNotFound");
}

/** Why a session does not stand for the player at the provider; a session that is over counts where `mayBeOver`. */
function issueOf({ found, playerId, provider }: OfPlayer, { mayBeOver }: { mayBeOver: boolean }) {
	if (found.status === "unknown") return mayBeOver ? undefined : ("sessionNotFound" as const);
	const isOwn = found.session.playerId === playerId && found.session.provider === provider.name;
	if (!isOwn) return "sessionNotFound" as const;
	return found.status === "over" && !mayBeOver ? ("sessionExpired" as const) : undefined;
}

async function readBalance({ wallet }: PamPorts, known: OfPlayer): Promise<PamAnswer> {
	const issue = issueOf(known, { mayBeOver: false });
	if (issue) return errorAnswer(issue);
	return balanceAnswer(await cashOf(wallet, known), known.currency);
}

const cashOf = (wallet: PamPorts["wallet"], { playerId, currency }: OfPlayer): Promise<Minor> =>
	wallet.cash(playerId, currency);

async function readTransactions({ database }: PamPorts, known: OfPlayer): Promise<PamAnswer> {
	const issue = issueOf(known, { mayBeOver: true });
	if (issue) return errorAnswer(issue);
	const name = known.query.get("providerBetRef") || known.query.get("providerTransactionId");
	if (!name) return malformed("the query names neither a bet nor a transaction");
	const at = { provider: known.provider.name, playerId: known.playerId };
	return transactionsAnswer(await readMovesNamed(database.reader, at, name));
}

async function readGameRound({ database }: PamPorts, known: OfPlayer, round: string): Promise<PamAnswer> {
	const issue = issueOf(known, { mayBeOver: true });
	if (issue) return errorAnswer(issue);
	const at = { provider: known.provider.name, playerId: known.playerId };
	const moves = await readRoundMoves(database.reader, at, round);
	const [first] = moves;
	if (!first) return errorAnswer("roundNotFound");
	const endedAt = moves.find(({ is_over }) => is_over)?.at ?? null;
	return roundAnswer({ round, game: first.game ?? "", beganAt: first.at, endedAt });
}

async function addTransaction(ports: PamPorts, known: OfPlayer): Promise<PamAnswer> {
	const { provider, playerId, currency, found } = known;
	const read = readTransaction(known.call.body);
	if (read === "unreadable") return malformed("the body is no transaction");
	const refuse = async (error: PamErrorName): Promise<PamAnswer> =>
		movedAnswer({ status: "refused", error, cashMinor: await cashOf(ports.wallet, known) }, currency);
	if ("error" in read) return refuse(read.currency === currency ? read.error : "currency");
	const { transaction } = read;
	if (transaction.provider !== provider.name) return refuse("missingProvider");
	if (transaction.currency !== currency) return refuse("currency");
	// A token of another player is never right; one that is over or unknown says nothing about who won.
	const stranger = issueOf(known, { mayBeOver: true });
	if (stranger) return refuse(stranger);
	const session = found.status === "unknown" ? undefined : found.session;
	const moved = await move(ports, {
		transaction,
		playerId,
		policies: provider.policies,
		gameNumber: session?.gameNumber,
		noBet: await whyNoBet(ports, known, transaction),
		noWin: found.status !== "live" && provider.policies.winAfterSession === "refuse" ? "sessionExpired" : undefined,
	});
	return movedAnswer(moved, currency);
}

async function whyNoBet(
	ports: PamPorts,
	known: OfPlayer,
	{ type, game }: Transaction,
): Promise<PamErrorName | undefined> {
	if (type !== "WITHDRAW" && type !== "PROMOWITHDRAW") return undefined;
	const issue = issueOf(known, { mayBeOver: false });
	if (issue || known.found.status === "unknown") return issue;
	const { session } = known.found;
	if (known.provider.policies.games === "opened" && game !== null && game !== session.game) return "gameNotFound";
	return (await ports.mayBet(session)) ? undefined : "betNotAllowed";
}
