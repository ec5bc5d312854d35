import { JURISDICTIONS } from "./jurisdictions.data.ts";
import type { Place } from "./place.ts";

/** What the law of a place allows. The values are configuration to be checked with counsel before a licence is used. */
export type Jurisdiction = {
	registrationAllowed: boolean;
	/** Real money; practice is open to everybody. */
	playAllowed: boolean;
	minAgeYears: number;
	/** Codes of kernel/money; the first is offered first. */
	currencies: readonly string[];
	/** A pending withdrawal may be cancelled by the player. (Great Britain's RTS 14B forbids it.) */
	mayCancelWithdrawal: boolean;
	/** What a player cannot do before his identity document is verified. */
	documentsBefore: "deposit" | "withdrawal" | "never";
	/** For how long pictures of a document that proved something are kept. (Laws against money laundering ask for five years.) */
	documentRetentionDays: number;
};

/** A country's rules, and where its subdivisions differ. */
export type CountryRules = Jurisdiction & { subdivisions?: Readonly<Record<string, Partial<Jurisdiction>>> };

/** What holds where we know nothing. */
export const STRICTEST: Jurisdiction = {
	registrationAllowed: false,
	playAllowed: false,
	minAgeYears: 21,
	currencies: [],
	mayCancelWithdrawal: false,
	documentsBefore: "deposit",
	documentRetentionDays: 1_826,
};

/** The rules of a place; the strictest for a country that is not listed, and where only the subdivision could tell. */
export function jurisdictionOf({ country, subdivision }: Place): Jurisdiction {
	const rules = JURISDICTIONS[country];
	if (!rules) return STRICTEST;
	const { subdivisions, ...ofCountry } = rules;
	if (!subdivisions) return ofCountry;
	return subdivision === undefined ? STRICTEST : { ...ofCountry, ...subdivisions[subdivision] };
}

/** Whether the law of a place lets anybody play for money there. */
export const isPlayAllowed = (place: Place): boolean => jurisdictionOf(place).playAllowed;

/** The countries where at least some may register. */
export const openCountries = (): string[] => Object.keys(JURISDICTIONS);
