import type { DuplicateOutcome, DuplicateResolution, OLDER_STANDINGS } from "../../contract/index.ts";
import type { SignalKind } from "./signals.ts";

/** How the older of two accounts stands. */
export type OlderStanding = (typeof OLDER_STANDINGS)[number];

export type MatchRule = {
	what: string;
	/** All of these are the same. */
	needs: readonly SignalKind[];
	outcomes: Readonly<Record<OlderStanding, DuplicateOutcome>>;
};

/** Nobody else is this person. */
const CERTAIN = { guarded: "carried", active: "held", closed: "noted" } as const;
/** One bank account or card serves one player, but a couple may share it: a person decides. */
const SHARED_MONEY = { guarded: "held", active: "held", closed: "noted" } as const;
/** Hardly anybody else, but it can be. */
const LIKELY = { guarded: "held", active: "noted", closed: "noted" } as const;
/** Family, a twin, a common name, or a number that was somebody else's before: it refuses nothing. */
const POSSIBLE = { guarded: "noted", active: "noted", closed: "noted" } as const;

/** The first that fits decides. */
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

/** What follows for the younger of two accounts that have this in common; undefined where it is nothing. */
export function judgeMatch(inCommon: readonly SignalKind[], older: OlderStanding): DuplicateOutcome | undefined {
	const rule = MATCH_RULES.find(({ needs }) => needs.every((kind) => inCommon.includes(kind)));
	return rule?.outcomes[older];
}

const WEIGHT: Record<DuplicateOutcome, number> = { noted: 0, held: 1, carried: 2 };

/** Once found, a match never weighs less: the older account may have changed, but what it was stays. */
export const heavier = (a: DuplicateOutcome, b: DuplicateOutcome): DuplicateOutcome => (WEIGHT[a] >= WEIGHT[b] ? a : b);

/** Null: nobody has looked yet. */
type Resolution = DuplicateResolution | null;

/** Whether the younger account takes deposits. */
export type DepositVerdict = "free" | "held" | "excluded";

export function judgeDeposit(pairs: readonly { outcome: DuplicateOutcome; resolution: Resolution }[]): DepositVerdict {
	const isStanding = ({ resolution }: { resolution: Resolution }) =>
		resolution !== "anotherPerson" && resolution !== "allowed";
	const standing = pairs.filter(isStanding);
	if (standing.some(({ outcome }) => outcome === "carried")) return "excluded";
	const isHeld = standing.some(({ outcome, resolution }) => outcome === "held" || resolution === "samePerson");
	return isHeld ? "held" : "free";
}
