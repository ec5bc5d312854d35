import type { Terms } from "../../contract/index.ts";

type Demo = { name: string; days: number; terms: Omit<Terms, "fromMs" | "untilMs"> };

const PLACES = ["CA", "BR", "MX", "GB", "PT", "AT"];

/** Of each kind of goal one, all running from the first start on. */
export const DEMO_MISSIONS: readonly Demo[] = [
	{
		name: "around-the-harbour",
		days: 28,
		terms: {
			title: {
				...{ en: "Around the harbour", es: "La vuelta al puerto", pt: "Volta ao porto", fr: "Le tour du port" },
				...{ de: "Rund um den Hafen", ar: "جولة حول الميناء", ja: "ハーバーめぐり", zh: "环游港湾" },
			},
			titles: ["tidal-book", "harbour-lights", "ember-court", "night-orchard", "amber-fox"],
			...{ places: PLACES, audience: "all", maxPlayers: 2_000 },
			goal: { kind: "titles", count: 3, multipleX100: null },
			reward: { points: null, spins: { gameId: "tidal-book", count: 10, stakeUnits: 20, days: 14 } },
		},
	},
	{
		name: "three-days",
		days: 30,
		terms: {
			title: {
				...{ en: "Three days", es: "Tres días", pt: "Três dias", fr: "Trois jours" },
				...{ de: "Drei Tage", ar: "ثلاثة أيام", ja: "三日間", zh: "三天" },
			},
			titles: [],
			...{ places: PLACES, audience: "all", maxPlayers: 5_000 },
			goal: { kind: "days", count: 3, multipleX100: null },
			reward: { points: 100, spins: null },
		},
	},
	{
		name: "one-big-one",
		days: 21,
		terms: {
			title: {
				...{ en: "Ten times", es: "Diez veces", pt: "Dez vezes", fr: "Dix fois" },
				...{ de: "Zehnfach", ar: "عشرة أضعاف", ja: "十倍", zh: "十倍" },
			},
			titles: ["lantern-road", "amber-fox"],
			...{ places: PLACES, audience: "all", maxPlayers: 1_000 },
			goal: { kind: "multiple", count: 1, multipleX100: 1_000 },
			reward: { points: 50, spins: null },
		},
	},
];
