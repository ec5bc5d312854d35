import type { DuplicateOutcome, DuplicateResolution, OLDER_STATUSES } from "../../contract/index.ts";
import type { SignalKind } from "./signals.ts";

/** The status of the older of two accounts. */
export type OlderStatus = (typeof OLDER_STATUSES)[number];

export type MatchRule = {
	what: string;
	/** All of these signals match. */
	needs: readonly SignalKind[];
	outcomes: Readonly<Record<OlderStatus, DuplicateOutcome>>;
};

/** Only one person has these. */
const CERTAIN = { guarded: "carried", active: "held", closed: "noted" } as const;
/** One bank account or card serves one player, but a couple may share it: an operator decides. */
const SHARED_MONEY = { guarded: "held", active: "held", closed: "noted" } as const;
/** Most likely the same person, but not certainly. */
const LIKELY = { guarded: "held", active: "noted", closed: "noted" } as const;
/** Family, a common name, or a number that had another owner before: it refuses nothing. */
const POSSIBLE = { guarded: "noted", active: "noted", closed: "noted" } as const;

/** The first rule that matches decides. */
export const MATCH_RULES: readonly MatchRule[] = [
	{ what: "one inbox", needs: ["email"], outcomes: CERTAIN },
	{ what: "name, birth date and postal code", needs: ["person"], outcomes: CERTAIN },
	{ what: "name, birth date and phone", needs: ["name", "phone"], outcomes: CERTAIN },
	{ what: "name, birth date and card", needs: ["name", "card"], outcomes: CERTAIN },
	{ what: "name, birth date and bank account", needs: ["name", "bankAccount"], outcomes: CERTAIN },
	{ what: "a card under another name", needs: ["card"], outcomes: SHARED_MONEY },
	{ what: "a bank account under another name", needs: ["bankAccount"], outcomes: SHARED_MONEY },
	{ what: "name without middle names, birth date and postal code", needs: ["nearPerson"], outcomes: LIKELY },
	{ what: "birth date and phone under another name", needs: ["phoneAndBirthDate"], outcomes: LIKELY },
	{ what: "name and birth date", needs: ["name"], outcomes: POSSIBLE },
	{ what: "a phone", needs: ["phone"], outcomes: POSSIBLE },
];

/** The consequence for the younger of two accounts that have these signals in common; undefined where there is none. */
export function judgeMatch(inCommon: readonly SignalKind[], older: OlderStatus): DuplicateOutcome | undefined {
	const rule = MATCH_RULES.find(({ needs }) => needs.every((kind) => inCommon.includes(kind)));
	return rule?.outcomes[older];
}

const WEIGHT: Record<DuplicateOutcome, number> = { noted: 0, held: 1, carried: 2 };

/** A match is never downgraded: the older account may have changed, but the facts at the time remain. */
export const heavier = (a: DuplicateOutcome, b: DuplicateOutcome): DuplicateOutcome => (WEIGHT[a] >= WEIGHT[b] ? a : b);

/** Null: not decided yet. */
type Resolution = DuplicateResolution | null;

/** Whether the younger account takes deposits. */
export type DepositVerdict = "free" | "held" | "excluded";

export function judgeDeposit(pairs: readonly { outcome: DuplicateOutcome; resolution: Resolution }[]): DepositVerdict {
	const isInForce = ({ resolution }: { resolution: Resolution }) =>
		resolution !== "anotherPerson" && resolution !== "allowed";
	const inForce = pairs.filter(isInForce);
	if (inForce.some(({ outcome }) => outcome === "carried")) return "excluded";
	const isBlocked = inForce.some(({ outcome, resolution }) => outcome === "held" || resolution === "samePerson");
	return isBlocked ? "held" : "free";
}
