import type { GameFacts } from "@baize/catalogue/server";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import { type Config, ConfigErrors } from "@baize/platform-server";
import { openSampleGames } from "./sample/index.ts";
import { type Aggregator, type GameProvider, type ProvidedTitle, readGameSettings } from "./settings.ts";

/** A title with who makes it, and who opens it. */
export type OfferedTitle = ProvidedTitle & { provider: GameProvider; aggregator: Aggregator };

/** The games of other makers, as they are configured. */
export type GameProviders = {
	aggregators: readonly Aggregator[];
	titles: readonly OfferedTitle[];
	titleOf(gameId: string): OfferedTitle | undefined;
	/** What the catalogue says of a game; null for one that is no other maker's. */
	factsOf(gameId: string): GameFacts | null;
	/** The origins of their pages. */
	origins: readonly string[];
	close(): Promise<void>;
};

type Ports = {
	config: Pick<Config, "profile" | "gameProviders" | "sampleGamesPort" | "host" | "port" | "publicUrl">;
	random: RandomSource;
	clock: Clock;
};

/** Those of the file; without one the sample, and in production none. Throws ConfigErrors with all that is wrong in it. */
export async function openGameProviders(ports: Ports): Promise<GameProviders> {
	const { profile, gameProviders: given } = ports.config;
	if (given !== undefined) {
		const read = readGameSettings(given, profile);
		if ("errors" in read) throw new ConfigErrors(read.errors);
		return providersOf(read.aggregators);
	}
	if (profile === "production") return providersOf([]);
	const sample = await openSampleGames(ports);
	return providersOf([sample.aggregator], sample.close);
}

export function providersOf(
	aggregators: readonly Aggregator[],
	close: () => Promise<void> = async () => {},
): GameProviders {
	const titles = aggregators.flatMap((aggregator) =>
		aggregator.providers.flatMap((provider) =>
			provider.titles.map((title): OfferedTitle => ({ ...title, provider, aggregator })),
		),
	);
	const byId = new Map(titles.map((title) => [title.id, title]));
	return {
		aggregators,
		titles,
		titleOf: (gameId) => byId.get(gameId),
		factsOf(gameId) {
			const title = byId.get(gameId);
			if (!title) return null;
			const { kind, rtpText, provider } = title;
			return { kind, rtpText, volatility: null, provider: provider.maker, mechanics: [], isProvided: true };
		},
		origins: [...new Set(titles.flatMap(({ provider }) => provider.pages))],
		close,
	};
}
