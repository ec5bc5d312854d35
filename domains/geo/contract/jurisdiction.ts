import { JURISDICTIONS } from "./jurisdictions.data.ts";
import type { Place } from "./place.ts";

/** What the law of a place allows. The values are configuration to be checked with counsel before a licence is used. */
export type Jurisdiction = {
	registrationAllowed: boolean;
	/** Real money; practice is open to everyone. */
	playAllowed: boolean;
	minAgeYears: number;
	/** Codes of kernel/money; the first is offered first. */
	currencies: readonly string[];
	/** The player may cancel a pending withdrawal. (Great Britain's RTS 14B forbids it.) */
	mayCancelWithdrawal: boolean;
	/** What players cannot do before their identity document is verified. */
	documentsBefore: "deposit" | "withdrawal" | "never";
	/**
	 * How long images of a document that proved something are retained. (Laws against money laundering require five
	 * years.)
	 */
	documentRetentionDays: number;
};

/** A country's rules, and how its subdivisions differ. */
export type CountryRules = Jurisdiction & { subdivisions?: Readonly<Record<string, Partial<Jurisdiction>>> };

/** Applies where the place is unknown. */
export const STRICTEST: Jurisdiction = {
	registrationAllowed: false,
	playAllowed: false,
	minAgeYears: 21,
	currencies: [],
	mayCancelWithdrawal: false,
	documentsBefore: "deposit",
	documentRetentionDays: 1_826,
};

/**
 * The rules of a place; the strictest for a country that is not listed, and for one whose answer depends on an unknown
 * subdivision.
 */
export function jurisdictionOf({ country, subdivision }: Place): Jurisdiction {
	const rules = JURISDICTIONS[country];
	if (!rules) return STRICTEST;
	const { subdivisions, ...ofCountry } = rules;
	if (!subdivisions) return ofCountry;
	return subdivision === undefined ? STRICTEST : { ...ofCountry, ...subdivisions[subdivision] };
}

/** Whether the law of a place allows play for money there. */
export const isPlayAllowed = (place: Place): boolean => jurisdictionOf(place).playAllowed;

/** The countries where at least some people may register. */
export const openCountries = (): string[] => Object.keys(JURISDICTIONS);
