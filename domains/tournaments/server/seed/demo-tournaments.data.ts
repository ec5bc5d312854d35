import type { Terms } from "../../contract/index.ts";

type Demo = {
	name: string;
	startsInHours: number;
	days: number;
	terms: Pick<Terms, "title" | "titles" | "places" | "prizesUnits">;
};

/** One that runs from the first start on, and one that is next. */
export const DEMO_TOURNAMENTS: readonly Demo[] = [
	{
		name: "harbour-week",
		startsInHours: 0,
		days: 7,
		terms: {
			title: {
				...{ en: "Harbour week", es: "Semana del puerto", pt: "Semana do porto", fr: "Semaine du port" },
				...{ de: "Hafenwoche", ar: "أسبوع الميناء", ja: "ハーバーウィーク", zh: "港湾周" },
			},
			titles: ["tidal-book", "harbour-lights", "ember-court", "night-orchard"],
			places: ["CA", "BR", "MX", "GB", "PT", "AT"],
			prizesUnits: [50_000, 25_000, 10_000, 5_000, 5_000, 2_500, 2_500],
		},
	},
	{
		name: "lantern-days",
		startsInHours: 9 * 24,
		days: 3,
		terms: {
			title: {
				...{ en: "Lantern days", es: "Días de faroles", pt: "Dias das lanternas", fr: "Jours des lanternes" },
				...{ de: "Laternentage", ar: "أيام الفوانيس", ja: "ランタンデイズ", zh: "灯笼节" },
			},
			titles: ["lantern-road", "amber-fox"],
			places: ["CA", "BR", "MX"],
			prizesUnits: [20_000, 10_000, 5_000],
		},
	},
];
