import type { Minor } from "@baize/kernel/money";
import { IMPEDIMENTS, type ImpedimentCode, type Limits } from "../../../contract/index.ts";
import type { Hold } from "../../holds/hold-rules.ts";
import { type DocumentVerdict, judgeAmount } from "../../rules.ts";
import type { LoopVerdict } from "../loop/judge-loop.ts";

/** What is known of a withdrawal before it is requested. What the player has not chosen yet is undefined. */
export type PreflightFacts = {
	isOpen: boolean;
	/** Undefined where nothing is offered in the currency. */
	limits: Limits | undefined;
	isFrozen: boolean;
	document: DocumentVerdict;
	/** What the player owes after a chargeback. */
	debtMinor: Minor;
	/** Undefined for the request itself: there the wallet decides, when it takes the money. */
	withdrawableMinor: Minor | undefined;
	amountMinor: Minor | undefined;
	destination: "usable" | "unknown" | "taken" | undefined;
	loop: LoopVerdict | undefined;
	hasProof: boolean;
	hold: Hold | undefined;
	isStrict: boolean;
	/** What stays in the account whatever is withdrawn. */
	keptMinor: { bonus: Minor; stakes: Minor };
};

export type ImpedimentFound = { code: ImpedimentCode; untilMs?: number; amountMinor?: Minor; label?: string };

/** Everything that holds a withdrawal up, at once, in the order of the table. */
export function judgeWithdrawal(facts: PreflightFacts): ImpedimentFound[] {
	const found = [...ofPlayer(facts), ...ofAmount(facts), ...ofDestination(facts), ...later(facts)];
	const place = ({ code }: ImpedimentFound): number => CODES.indexOf(code);
	return found.toSorted((one, other) => place(one) - place(other));
}

const CODES = Object.keys(IMPEDIMENTS);

/** The first for which the request is refused; undefined if it may be made. */
export const firstStop = (found: readonly ImpedimentFound[]): ImpedimentFound | undefined =>
	found.find(({ code }) => IMPEDIMENTS[code].effect === "stops");

function ofPlayer({ isOpen, limits, isFrozen, document, debtMinor, hasProof }: PreflightFacts): ImpedimentFound[] {
	const codes: (ImpedimentCode | false)[] = [
		!isOpen && "withdrawalsClosed",
		!limits && "notOffered",
		isFrozen && "payoutsFrozen",
		document.verdict === "blocked" && "documentBlocked",
		document.verdict === "required" && (document.status === "PENDING" ? "documentPending" : "documentRequired"),
		!hasProof && "proofMissing",
	];
	const found = codes.flatMap((code): ImpedimentFound[] => (code ? [{ code }] : []));
	return debtMinor > 0n ? [...found, { code: "debtOpen", amountMinor: debtMinor }] : found;
}

/** Who has less than the least that can be withdrawn is shown that alone. */
function ofAmount({ limits, withdrawableMinor, amountMinor }: PreflightFacts): ImpedimentFound[] {
	if (!limits) return [];
	if (withdrawableMinor !== undefined && withdrawableMinor < limits.minMinor)
		return [{ code: "belowMinimum", amountMinor: limits.minMinor }];
	if (amountMinor === undefined) return [];
	const found: ImpedimentFound[] = [];
	if (judgeAmount(amountMinor, limits) !== "allowed") found.push({ code: "amountOutsideLimits" });
	if (withdrawableMinor !== undefined && amountMinor > withdrawableMinor)
		found.push({ code: "aboveBalance", amountMinor: withdrawableMinor });
	return found;
}

function ofDestination({ destination, loop }: PreflightFacts): ImpedimentFound[] {
	const found: ImpedimentFound[] = [];
	if (destination === "unknown") found.push({ code: "destinationUnknown" });
	if (destination === "taken") found.push({ code: "accountTaken" });
	if (loop?.verdict === "sourceFirst" || loop?.verdict === "aboveSource")
		found.push({ code: loop.verdict, amountMinor: loop.leftMinor, label: loop.label });
	if (loop?.verdict === "aboveCoins") found.push({ code: "aboveCoins", amountMinor: loop.leftMinor });
	return found;
}

/** What lets the request be made, and still holds the money up. */
function later({ hold, isStrict, keptMinor }: PreflightFacts): ImpedimentFound[] {
	const found: ImpedimentFound[] = (hold?.causes ?? []).map((code) => ({ code, untilMs: hold!.until.getTime() }));
	if (isStrict) found.push({ code: "secondCheck" });
	if (keptMinor.bonus > 0n) found.push({ code: "openBonus", amountMinor: keptMinor.bonus });
	if (keptMinor.stakes > 0n) found.push({ code: "atStake", amountMinor: keptMinor.stakes });
	return found;
}
