import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import { HOUR_MS } from "@baize/kernel/time";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import { openAnalytics } from "./index.ts";

type Needs = Infrastructure & {
	geo: { locate(ip: string): { country: string } };
	catalogue: { game(gameId: string, locale: Locale): unknown };
};

/** What the site opens and connects; every dependency is named. */
export const analyticsModule = defineModule({
	name: "analytics",
	open: ({ database, clock, log, geo, catalogue }: Needs) =>
		openAnalytics({
			database,
			clock,
			log,
			countryOf: (ip) => geo.locate(ip).country,
			isGame: (gameId) => catalogue.game(gameId, DEFAULT_LOCALE) !== undefined,
		}),
	parts: ({ bindings, start, halt, flush, deleteOld }) => ({
		bindings,
		jobs: [
			{
				name: "analytics.deleteOld",
				everyMs: HOUR_MS,
				run: async () => void (await deleteOld()),
			},
		],
		start,
		halt,
		settle: flush,
	}),
});
