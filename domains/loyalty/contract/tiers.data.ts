import type { InLanguages } from "@baize/kernel/locale";

export type TierId = "starter" | "bronze" | "silver" | "gold" | "platinum";

export type Tier = {
	readonly id: TierId;
	/** So many points of the last twelve months, in whole points. */
	readonly fromPoints: bigint;
	/** A mark beside the name; no text is written in it. */
	readonly colour: string;
	readonly name: InLanguages<string>;
};

/** The tiers from the lowest on. The first is everyone's, and its English name is the default label. spec §3 */
export const TIERS: readonly [Tier, ...Tier[]] = [
	{
		id: "starter",
		fromPoints: 0n,
		colour: "#7a8699",
		name: { en: "Starter", es: "Inicial", ar: "مبتدئ" },
	},
	{
		id: "bronze",
		fromPoints: 500n,
		colour: "#b0703c",
		name: { en: "Bronze", es: "Bronce", ar: "برونزي" },
	},
	{
		id: "silver",
		fromPoints: 2_500n,
		colour: "#9aa7b4",
		name: { en: "Silver", es: "Plata", ar: "فضي" },
	},
	{
		id: "gold",
		fromPoints: 10_000n,
		colour: "#d4a02c",
		name: { en: "Gold", es: "Oro", ar: "ذهبي" },
	},
	{
		id: "platinum",
		fromPoints: 50_000n,
		colour: "#4fb0a5",
		name: { en: "Platinum", es: "Platino", ar: "بلاتيني" },
	},
];
