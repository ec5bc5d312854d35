import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import { withdrawalLimits } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { leftOf, type Source } from "../withdrawals/loop/judge-loop.ts";
import { sourcesOf } from "../withdrawals/loop/source-store.ts";

type CardSource = Source & { destination: string };

/**
 * The cards that must get money back: `minMinor` is the least that can be withdrawn, and what a card has left below it
 * can no longer go there.
 */
export const cardsDue = (sources: readonly Source[], minMinor: Minor): CardSource[] =>
	sources.filter((source): source is CardSource => source.destination !== undefined && leftOf(source) >= minMinor);

/** What another player may get: what is above the money that goes back to cards, so that no card is emptied by way of a player. */
export function sendableOf(withdrawableMinor: Minor, due: readonly Source[]): Minor {
	const keptMinor = due.reduce((sum, source) => sum + leftOf(source), 0n);
	return withdrawableMinor > keptMinor ? withdrawableMinor - keptMinor : 0n;
}

type Sendable = { withdrawableMinor: Minor; sendableMinor: Minor; due: CardSource[] };

export async function readSendable(
	deps: CashierDeps,
	reader: Reader,
	{ playerId, currency }: { playerId: Id; currency: string },
): Promise<Sendable> {
	const [withdrawableMinor, sources] = await Promise.all([
		deps.wallet.withdrawable(playerId, currency),
		sourcesOf(deps, reader, playerId, currency),
	]);
	const due = cardsDue(sources, withdrawalLimits(currency)?.minMinor ?? 0n);
	return { withdrawableMinor, sendableMinor: sendableOf(withdrawableMinor, due), due };
}
