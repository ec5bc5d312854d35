import type { EligibilityBlock } from "@baize/identity/contract";
import type { SignedInVisit } from "@baize/platform-server";
import {
	type ClosedBy,
	type ClosedReason,
	type DepositMethod,
	depositLimits,
	WAY_OUT_OF,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { DocumentVerdict } from "../rules.ts";

/** `shown`: the methods that this player is shown at all. */
type Facts = { country: string; document: DocumentVerdict; shown: readonly DepositMethod[] };
type Closed = { method: DepositMethod; reasons: ClosedBy[] };

/**
 * The methods that take nothing from the player at present, each with all of its reasons at once, so that a player does
 * not remove one only to meet the next. A method that no provider has at all is not shown.
 */
export async function closedDeposits(deps: CashierDeps, visit: SignedInVisit, facts: Facts): Promise<Closed[]> {
	const { currency } = visit.session;
	const ofPlayer = await reasonsOfPlayer(deps, visit, facts);
	return facts.shown
		.filter((method) => isKnown(deps, method))
		.flatMap((method) => {
			const reasons = [...ofPlayer, ...reasonsOfMethod(deps, { method, currency, country: facts.country })];
			return reasons.length === 0 ? [] : [{ method, reasons }];
		});
}

const isKnown = ({ providers }: CashierDeps, method: DepositMethod): boolean =>
	providers.list().some((provider) => provider.capabilities().deposits[method] !== undefined);

const BLOCKS: Record<EligibilityBlock, ClosedReason> = {
	place: "place",
	document: "documentBlocked",
	terms: "terms",
};

async function reasonsOfPlayer(deps: CashierDeps, visit: SignedInVisit, { document }: Facts): Promise<ClosedBy[]> {
	const minMinor = depositLimits(visit.session.currency)?.minMinor ?? 1n;
	const [block, own] = await Promise.all([deps.eligibilityBlockOf(visit), deps.depositBlocks(visit, minMinor)]);
	const reasons: ClosedBy[] = [];
	if (!deps.isOpen("deposit")) reasons.push(closedBy("cashierClosed"));
	if (block) reasons.push(closedBy(BLOCKS[block]));
	if (document.verdict === "blocked" && block !== "document") reasons.push(closedBy("documentBlocked"));
	if (document.verdict === "required") reasons.push(closedBy("documentRequired"));
	return [...reasons, ...own.map(({ reason, untilMs }) => closedBy(reason, untilMs))];
}

type Method = { method: DepositMethod; currency: string; country: string };
function reasonsOfMethod({ providers }: CashierDeps, method: Method): ClosedBy[] {
	if (!depositLimits(method.currency)) return [closedBy("currency")];
	const availability = providers.availabilityOf({ kind: "deposit", ...method });
	return availability === "offered" ? [] : [closedBy(availability)];
}

const closedBy = (reason: ClosedReason, untilMs: number | null = null): ClosedBy => ({
	reason,
	wayOut: WAY_OUT_OF[reason],
	...(untilMs === null ? {} : { untilMs }),
});
