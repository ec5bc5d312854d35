import { fromWire, toWire } from "@baize/kernel/money";
import type { Handler } from "@baize/platform-server";
import {
	type checkWithdrawal,
	IMPEDIMENTS,
	type ImpedimentView,
	type PreflightView,
	plainDestination,
	type WithdrawalMethod,
} from "../../../contract/index.ts";
import type { CashierDeps } from "../../deps.ts";
import { readTimes, timesOf, timesView } from "../promises/times-store.ts";
import { resolveAccount } from "../resolve-destination.ts";
import { firstStop, type ImpedimentFound, judgeWithdrawal } from "./judge-withdrawal.ts";
import { type Draft, type Owner, readFacts } from "./read-facts.ts";

/** What would hold a withdrawal up, as far as it is chosen. */
export const checkingWithdrawal =
	(deps: CashierDeps): Handler<typeof checkWithdrawal> =>
	async ({ body: { method, amountMinor, destination } }, { session }) => {
		const draft: Draft = {
			...(method ? { method } : {}),
			...(amountMinor === undefined ? {} : { amountMinor: fromWire(amountMinor) }),
			...(method && destination !== undefined ? { to: await destinationOf(deps, session, method, destination) } : {}),
		};
		return preflight(deps, session, draft);
	};

async function destinationOf(deps: CashierDeps, { playerId }: Owner, method: WithdrawalMethod, destination: string) {
	if (method !== "bankTransfer") return { method, destination: plainDestination(method, destination) };
	const { account, linked } = await resolveAccount(deps, playerId, destination);
	return { method, destination: account, linkedAt: linked?.addedAt };
}

export async function preflight(deps: CashierDeps, owner: Owner, draft: Draft): Promise<PreflightView> {
	const { reader } = deps.database;
	const [{ facts, lane }, times] = await Promise.all([
		readFacts(deps, reader, owner, draft, "show"),
		draft.method ? readTimes(reader) : [],
	]);
	const found = judgeWithdrawal(facts);
	const isKnown = draft.method !== undefined && lane !== undefined;
	return {
		canRequest: firstStop(found) === undefined,
		impediments: found.map(impedimentView),
		...(isKnown ? { times: timesView(timesOf(times, draft.method!, lane.lane)) } : {}),
	};
}

const impedimentView = ({ code, untilMs, amountMinor, label }: ImpedimentFound): ImpedimentView => ({
	code,
	effect: IMPEDIMENTS[code].effect,
	wayOut: IMPEDIMENTS[code].wayOut,
	...(untilMs === undefined ? {} : { untilMs }),
	...(amountMinor === undefined ? {} : { amountMinor: toWire(amountMinor) }),
	...(label ? { label } : {}),
});
