import { type Id, msOf } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { isBankAccount, isCoinAddress, type WithdrawalMethod, withdrawalLimits } from "../../../contract/index.ts";
import { debtOf } from "../../chargebacks/debt-store.ts";
import { documentVerdict } from "../../check-documents.ts";
import type { CashierDeps } from "../../deps.ts";
import { type Destination, findHold } from "../../holds/find-hold.ts";
import { isFrozen } from "../../holds/freezes.ts";
import { decideHold, type Hold } from "../../holds/hold-rules.ts";
import { cardsOf, hasBeenPaid, hasOpenCase } from "../../reads/read-store.ts";
import { type LaneFacts, type LaneVerdict, laneOf } from "../lanes/lane-of.ts";
import { judgeLoop, type LoopVerdict, type Source } from "../loop/judge-loop.ts";
import { sourcesOf } from "../loop/source-store.ts";
import type { PreflightFacts } from "./judge-withdrawal.ts";

export type Owner = { playerId: Id; currency: string };
/** What the player has chosen so far; the account as it is found by then. */
export type Draft = { method?: WithdrawalMethod; amountMinor?: Minor; to?: Destination };
/**
 * show: everything, for a person's eyes. request: only what can refuse it. record: the same in the transaction of the
 * request, which claims the account itself.
 */
type Purpose = "show" | "request" | "record";
type Read = { facts: PreflightFacts; lane: LaneVerdict | undefined; sources: Source[] };

/** Reads what the rule needs; all of it from here, so that the request and its check before know the same. */
export async function readFacts(
	deps: CashierDeps,
	reader: Reader,
	owner: Owner,
	draft: Draft,
	purpose: Purpose,
): Promise<Read> {
	const { playerId, currency } = owner;
	const limits = deps.providers.list().length > 0 ? withdrawalLimits(currency) : undefined;
	const destination = draft.to && (await judgeDestination(deps, reader, playerId, draft.to, purpose));
	const usable = destination === "usable" ? draft.to : undefined;
	const [isPlayerFrozen, document, debtMinor, sources, hold] = await Promise.all([
		isFrozen(deps, reader, playerId),
		documentVerdict(deps, reader, playerId, "withdrawal"),
		debtOf(reader, playerId, currency),
		sourcesOf(deps, reader, playerId, currency),
		holdOf(deps, reader, playerId, usable),
	]);
	const loop = limits && loopOf({ ...draft, to: usable }, sources, limits.minMinor);
	const lane = limits && (await laneFor(deps, reader, owner, { draft, loop, maxMinor: limits.maxMinor, hold }));
	const facts = {
		isOpen: deps.isOpen("withdrawal"),
		limits,
		isFrozen: isPlayerFrozen,
		document,
		debtMinor,
		amountMinor: draft.amountMinor,
		destination,
		loop,
		hold,
		isStrict: lane?.lane === "strict",
		...(purpose === "show" ? await forEyes(deps, reader, owner) : FOR_REQUEST),
	};
	return { facts, lane, sources };
}

const FOR_REQUEST = { withdrawableMinor: undefined, hasProof: true, keptMinor: { bonus: 0n, stakes: 0n } };

async function forEyes(deps: CashierDeps, reader: Reader, { playerId, currency }: Owner) {
	const [withdrawableMinor, methods, funds] = await Promise.all([
		deps.wallet.withdrawable(playerId, currency),
		deps.proofs.requiredMethods(reader, playerId),
		deps.wallet.explainFunds(playerId, currency),
	]);
	const sumOf = (...wanted: string[]): Minor =>
		funds.reduce((sum, { fund, amountMinor }) => (wanted.includes(fund) ? sum + amountMinor : sum), 0n);
	return {
		withdrawableMinor,
		hasProof: methods.length > 0,
		keptMinor: { bonus: sumOf("bonus", "locked", "npBonus"), stakes: sumOf("openStakes") },
	};
}

/** So old that the destination itself is no cause of a hold. */
const KNOWN_DESTINATION = new Date(0);

/** Without a destination only what holds a withdrawal wherever it goes. */
async function holdOf(
	deps: CashierDeps,
	reader: Reader,
	playerId: Id,
	to: Destination | undefined,
): Promise<Hold | undefined> {
	if (to) return findHold(deps, reader, playerId, to);
	const changes = await deps.securityChanges(reader, playerId);
	return decideHold({ destinationSince: KNOWN_DESTINATION, changes }, deps.now());
}

/** Money goes back only to a card that it came from, and to an account or address that serves no other player. */
async function judgeDestination(
	deps: CashierDeps,
	reader: Reader,
	playerId: Id,
	{ method, destination }: Destination,
	purpose: Purpose,
): Promise<"usable" | "unknown" | "taken"> {
	if (method === "card")
		return (await cardsOf(reader, playerId)).some(({ token }) => token === destination) ? "usable" : "unknown";
	// An address is not mistaken for an account: a bank could not send the money there, and it would be gone for weeks.
	const isRight = isCoinAddress(destination) ? method === "crypto" : method !== "crypto" && isBankAccount(destination);
	if (!isRight) return "unknown";
	if (purpose === "record") return "usable";
	return (await deps.bankAccounts.check(playerId, destination)) === "taken" ? "taken" : "usable";
}

/** Without an amount the least is judged: the verdict names how much must go back first all the same. */
function loopOf(
	{ to, amountMinor }: Omit<Draft, "to"> & { to: Destination | undefined },
	sources: readonly Source[],
	minMinor: Minor,
): LoopVerdict | undefined {
	if (!to) return undefined;
	return judgeLoop({ ...to, amountMinor: amountMinor ?? minMinor }, sources, minMinor);
}

type ForLane = {
	draft: Draft;
	loop: LoopVerdict | undefined;
	maxMinor: Minor;
	hold: Hold | undefined;
};

async function laneFor(
	deps: CashierDeps,
	reader: Reader,
	{ playerId }: Owner,
	{ draft, loop, maxMinor, hold }: ForLane,
): Promise<LaneVerdict> {
	const nowMs = deps.clock.nowMs();
	const [changes, wasPaid, openCase] = await Promise.all([
		deps.securityChanges(reader, playerId),
		hasBeenPaid(reader, playerId),
		hasOpenCase(reader, playerId),
	]);
	const latestMs = Math.max(...changes.map(({ at }) => at.getTime()));
	const facts: LaneFacts = {
		amountMinor: draft.amountMinor ?? 0n,
		maxMinor,
		accountAgeMs: nowMs - msOf(playerId),
		sinceSecurityChangeMs: changes.length > 0 ? nowMs - latestMs : undefined,
		isFirst: !wasPaid,
		isDestinationNew: hold?.causes.includes("newDestination") ?? false,
		isSourceUnreachable: loop?.verdict === "unreachable",
		hasOpenCase: openCase,
	};
	return laneOf(facts);
}
