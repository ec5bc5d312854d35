import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEFAULT_POLICIES } from "./policies.data.ts";
import { openGameProviders } from "./registry.ts";
import { readGameSettings } from "./settings.ts";

/** The file that operators are shown, with its secrets. */
function documented() {
	const text = readFileSync(new URL("../../../../docs/game-providers.md", import.meta.url), "utf8");
	const [, json = ""] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
	const secret = "a secret of at least 32 characters".replaceAll(" ", "-");
	return JSON.parse(json.replaceAll(/\{ "variable": "\w+" \}/g, JSON.stringify(secret)));
}

describe("[GAME-03] the file of game providers", () => {
	it("is read as the documentation shows it, with the default policies where it names none", () => {
		const read = readGameSettings(documented(), "production");
		expect(read).toMatchObject({
			aggregators: [
				{
					name: "valkyrie",
					providers: [
						{
							policies: { ...DEFAULT_POLICIES, betEnds: "firstWin", games: "any" },
							titles: [{ id: "golden-reef", game: "golden_reef", kind: "slot", rtpText: "96.10" }],
						},
					],
				},
			],
		});
	});

	type Part = Record<string, unknown>;
	const at = (file: ReturnType<typeof documented>, part: string): Part => {
		const [aggregator] = file.aggregators;
		const [provider] = aggregator.providers;
		return ({ file, aggregator, provider, game: provider.games[0] } as Record<string, Part>)[part]!;
	};
	it.each<[string, string, Part, RegExp]>([
		["a short key", "aggregator", { apiKeys: ["short"] }, /apiKeys/],
		["an address without https", "aggregator", { launchUrl: "http://x.example" }, /launchUrl/],
		["a page with a path", "provider", { pages: ["https://x.example/a"] }, /pages/],
		["an unknown policy", "provider", { policies: { mood: "good" } }, /mood/],
		["an unknown choice", "provider", { policies: { zeroWin: "x" } }, /zeroWin/],
		["a return that is no per cent", "game", { rtp: "96" }, /rtp/],
		["an unknown kind", "game", { kind: "puzzle" }, /kind/],
		["a field too many", "file", { more: 1 }, /more/],
	])("is refused with %s", (_what, part, spoilt, error) => {
		const file = documented();
		Object.assign(at(file, part), spoilt);
		const read = readGameSettings(file, "production");
		expect("errors" in read && read.errors.join("\n")).toMatch(error);
		expect(JSON.stringify(read)).not.toContain("a-secret-of");
	});

	it("has each provider and each game once", () => {
		const file = documented();
		file.aggregators[0].providers.push(...documented().aggregators[0].providers);
		const read = readGameSettings(file, "production");
		expect("errors" in read && read.errors).toEqual([
			'GAME_PROVIDERS: has several providers called "caleta".',
			'GAME_PROVIDERS: has several games with the id "golden-reef".',
		]);
	});

	it("leaves production without games where there is none", async () => {
		const config = { profile: "production" as const, gameProviders: undefined, sampleGamesPort: 0 };
		const rest = { host: "127.0.0.1", port: 0, publicUrl: "https://baize.example" };
		const clock = { nowMs: () => 0 };
		const random = { bytes: (count: number) => new Uint8Array(count) };
		const none = await openGameProviders({ config: { ...config, ...rest }, clock, random });
		expect(none).toMatchObject({ titles: [], origins: [] });
		const ours = await openGameProviders({ config: { ...config, ...rest, profile: "test" }, clock, random });
		expect(ours.factsOf("fortune-wheel")).toMatchObject({ rtpText: "95.83", isProvided: true });
		expect(ours.factsOf("tidal-book")).toBeNull();
		await ours.close();
	});
});
