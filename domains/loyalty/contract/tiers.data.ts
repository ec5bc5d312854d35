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
		name: {
			...{ en: "Starter", es: "Inicial", pt: "Iniciante", fr: "Débutant", de: "Einsteiger" },
			...{ ar: "مبتدئ", ja: "スターター", zh: "入门" },
		},
	},
	{
		id: "bronze",
		fromPoints: 500n,
		colour: "#b0703c",
		name: {
			...{ en: "Bronze", es: "Bronce", pt: "Bronze", fr: "Bronze", de: "Bronze" },
			...{ ar: "برونزي", ja: "ブロンズ", zh: "青铜" },
		},
	},
	{
		id: "silver",
		fromPoints: 2_500n,
		colour: "#9aa7b4",
		name: {
			...{ en: "Silver", es: "Plata", pt: "Prata", fr: "Argent", de: "Silber" },
			...{ ar: "فضي", ja: "シルバー", zh: "白银" },
		},
	},
	{
		id: "gold",
		fromPoints: 10_000n,
		colour: "#d4a02c",
		name: {
			...{ en: "Gold", es: "Oro", pt: "Ouro", fr: "Or", de: "Gold" },
			...{ ar: "ذهبي", ja: "ゴールド", zh: "黄金" },
		},
	},
	{
		id: "platinum",
		fromPoints: 50_000n,
		colour: "#4fb0a5",
		name: {
			...{ en: "Platinum", es: "Platino", pt: "Platina", fr: "Platine", de: "Platin" },
			...{ ar: "بلاتيني", ja: "プラチナ", zh: "铂金" },
		},
	},
];
