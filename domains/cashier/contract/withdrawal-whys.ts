import type { FundWhy, KnownWhys } from "@baize/wallet/contract";
import type { DocumentGateView, HoldView } from "./schemas.ts";

/** What the cashier knows of a player's payouts. */
export type PayoutFacts = {
	/** Whether new withdrawals are accepted at the moment, in this currency. */
	isOpen: boolean;
	isFrozen: boolean;
	document: DocumentGateView;
	/** What a withdrawal would be held for wherever it goes: the player's security was changed lately. */
	hold?: HoldView | undefined;
	withdrawableMinor: number;
	/** Undefined where nothing is offered in this currency. */
	minMinor?: number | undefined;
	open: readonly {
		amountMinor: number;
		createdAtMs: number;
		nextStepByMs?: number;
		hold?: HoldView;
		canCancel: boolean;
	}[];
};

/** Why what is in cash cannot be withdrawn, and why open withdrawals have not been paid: all reasons at once. */
export const withdrawalWhys = (facts: PayoutFacts): KnownWhys => ({
	cash: cashWhys(facts),
	pendingWithdrawal: facts.open.map(openWhy),
});

function cashWhys({ isOpen, isFrozen, document, hold, withdrawableMinor, minMinor }: PayoutFacts): FundWhy[] {
	const whys: FundWhy[] = [];
	if (!isOpen) whys.push(bySite("withdrawalsClosed"));
	if (isFrozen) whys.push(bySite("payoutsFrozen"));
	if (document.verdict === "blocked") whys.push(bySite("documentBlocked"));
	if (document.verdict === "required") whys.push({ ...bySite("documentRequired"), by: "law" });
	if (minMinor !== undefined && withdrawableMinor < minMinor)
		whys.push({ ...bySite("belowMinimum"), because: [{ fact: "minimum", amountMinor: minMinor }] });
	if (hold) whys.push(holdWhy(hold));
	return whys;
}

function openWhy({ amountMinor, createdAtMs, nextStepByMs, hold, canCancel }: PayoutFacts["open"][number]): FundWhy {
	const requested = { fact: "requested", amountMinor, atMs: createdAtMs };
	const changedBy = canCancel ? [{ call: "cancelWithdrawal" }] : [];
	if (!hold)
		return {
			code: "withdrawalOpen",
			by: "player",
			sinceMs: createdAtMs,
			...(nextStepByMs === undefined ? {} : { untilMs: nextStepByMs }),
			because: [requested],
			changedBy,
		};
	const held = holdWhy(hold);
	return { ...held, sinceMs: createdAtMs, because: [requested, ...held.because], changedBy };
}

/** A freeze has no end that is known, and is shown as one. */
const holdWhy = ({ untilMs, reasons }: HoldView): FundWhy => ({
	...bySite(untilMs === undefined ? "payoutsFrozen" : "payoutHeld"),
	...(untilMs === undefined ? {} : { untilMs }),
	because: reasons.map((fact) => ({ fact })),
});

const bySite = (code: FundWhy["code"]): FundWhy => ({ code, by: "site", because: [], changedBy: [] });
