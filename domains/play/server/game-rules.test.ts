import { createHash } from "node:crypto";
import { instantGame } from "@baize/engines/game";
import { linesKind } from "@baize/engines/reels";
import { registry } from "@baize/games/registry";
import { sheetOf } from "@baize/games/sheets";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound, readFairness, readGameRules, readRound } from "../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, servePlay, type TestPlay } from "../testing/index.ts";
import { openGameRules } from "./game-rules.ts";

let app: TestPlay;
let site: Awaited<ReturnType<typeof servePlay>>;
beforeAll(async () => {
	app = await openTestPlay();
	site = await servePlay(app.play, new Map());
});
afterAll(async () => {
	await site.close();
	await app.close();
});

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const rulesAt = (hash: string): Promise<Response> => fetch(`${site.url}/api/v1/play/rules/${hash}`);

describe("[GAME-02] the published rules of a title", () => {
	it("are listed for anybody, title by title, with the key that statements are signed with", async () => {
		const answer = await fetch(`${site.url}/api/v1/play/fairness`);
		expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
		const { publicKey, games } = (await answer.json()) as Awaited<ReturnType<typeof app.play.fairness>>;
		expect(publicKey).toMatch(/^[0-9a-f]{64}$/);
		expect(games.map(({ gameId }) => gameId)).toEqual(registry.all.map(({ sheet }) => sheet.id));
	});

	it("are bytes that have the hash in their address, and can be cached for ever", async () => {
		for (const { gameId, rulesHash } of app.play.fairness().games) {
			const answer = await rulesAt(rulesHash);
			expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
			expect(answer.headers.get("content-type")).toContain("application/json");
			const bytes = new Uint8Array(await answer.arrayBuffer());
			expect(sha256(bytes)).toBe(rulesHash);
			expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
				gameId,
				sheetVersion: registry.find(gameId)!.sheet.version,
			});
		}
	});

	it("are named by every round, for money and for practice", async () => {
		const player = await app.player(100_000n);
		const call = callsOf(app.play, player);
		const params = { session: player.handle };
		const body = {
			gameId: "night-orchard",
			bet: { lineBetMinor: 2 },
			roundId: aRoundId(app.clock),
			mode: "real" as const,
		};
		const { rulesHash, roundId } = await call(playRealRound, { params, body });
		const { games } = await call(readFairness, {});
		expect(rulesHash).toBe(games.find(({ gameId }) => gameId === "night-orchard")!.rulesHash);
		expect((await call(readRound, { params: { ...params, roundId } })).rulesHash).toBe(rulesHash);
	});

	it("stay available when a title gets other rules, for the rounds that name them", async () => {
		const sheet = sheetOf("tidal-book")!;
		const before = app.play.fairness().games.find(({ gameId }) => gameId === sheet.id)!.rulesHash;
		const later = instantGame(linesKind, { ...sheet, version: sheet.version + 1, scatterPays: { 3: 3 } });
		const changed = await openGameRules(app.database.reader, [later]);
		expect(changed.hashOf(later)).not.toBe(before);
		for (const [hash, version] of [
			[before, sheet.version],
			[changed.hashOf(later), later.sheet.version],
		] as const)
			expect(JSON.parse((await changed.read(hash)).toString()).sheetVersion).toBe(version);
	});

	it("are not found under a hash that nothing has", async () => {
		const noOne = callsOf(app.play, undefined)(readGameRules, { params: { hash: "0".repeat(64) } });
		await expect(noOne).rejects.toMatchObject({ code: "RULES_NOT_FOUND", spec: { status: 404 } });
	});

	it("do not change unnoticed: a change of a published sentence or number is a new publication", () => {
		const hashes = Object.fromEntries(app.play.fairness().games.map(({ gameId, rulesHash }) => [gameId, rulesHash]));
		expect(hashes).toMatchInlineSnapshot(`
			{
			  "amber-fox": "50ac6fc3aa4ab5264ae6c772193959dbd81fadc53347b20a661dd405c8559204",
			  "barometer-dice": "eef1b91fe05965ccc65e30aa16471ac453f9f14466405bf94d06d34e5a5fb795",
			  "boardwalk-craps": "14cb07176f9beba55bc296c5ead5bb6d66aab459c47775d30dd40c3cdc7a241b",
			  "canyon-deuces": "d30d36004ddfbf7e3d060a82bc4d8833b01d37cd5d6dfa224cdb6a012271563d",
			  "carnival-joker": "a637192cf2c7b862d64065eddc57152bda8eaccbc3fba4798fb110a2ee1cfd39",
			  "cinnabar-sic-bo": "50e3a655510ab5dc30a64d7d5123e81b887516f2c260d2d610298ec843c57dd9",
			  "claret-roulette": "477530e28414cb9f97dc7ae698bc260e33bc27c64a13aecfb1964ac759450cd9",
			  "copper-vault": "9df8b328377d5a8947ff60a02827459b6e038cb333d903687ae15a38fde67944",
			  "coral-cascade": "56c6f2ed7181a6c1da18be3733858cdbaf2c1d6c67b435d303d871747a687d91",
			  "ember-court": "6f4f9ba029e8555c727775b6946300852144a5b8fbf9258a3ede009982e95ec0",
			  "emerald-blackjack": "aff6da097b9a50e639a57c75a98fa141de1c62041d674da338199c9e70d1422a",
			  "firefly-meadow": "4f26b805acbfff2f7262402b0356774903537e0821b8e81e0a0aa9fad34eb13b",
			  "five-sheaves": "2be836c666f61de76519d92aac6451fcfa84518919c7337dc6e3cbf65d7a3adc",
			  "garnet-drop": "a9d5b430f0790983b599134994528ad749d3b46567531d4d39fe12c58fdc7189",
			  "harbour-lights": "bf3598f9144d7907a0b9b288d097b795b11e9517163fe835e93bdcb9c2a02a8f",
			  "iron-garden": "888f7a2bfaeb18030e4d5aabaa478a5663dbc7a2f3baefd554858214927e4111",
			  "iron-garden-gate-open": "cf73780842f2aca33fec62959ac751b281da24a05079ddb4a21315b458a17b89",
			  "lantern-road": "d02864c73f272275ab19fb5ec5b3382cfec5a0af540d9d6a1ff264ce399c58e2",
			  "lemon-courtyard": "c70b1c36cf0ba40da449a801b165f1d6a0f82029331cfe257086aa2192cf8314",
			  "marigold-andar-bahar": "8de40f70179118b32b45f65e412cdaf0ba853d700029fa3f13e9a4f12f7c21fd",
			  "midnight-roulette": "21f4bcec161ed938e617f4fe16d2c888392d201b781eca12f9bbe799e422b6f2",
			  "neon-three-card": "472807812ca65c10e5f7134ed3844dfe2c276eabc86d9fe131e799bdec1c9432",
			  "night-comet": "777db7b4acfeb2975e1de05e97a72a289f0d798f4ea3f0839313fd6475a36e5e",
			  "night-orchard": "fe38a31542cd05e54c18f636963dd983358a9d9e0f5051bf9c5eaad5268ffff5",
			  "nine-roofs": "c742137bd24b639ca91111d62730ede8d17607c0a060341c64789d4cad5d6298",
			  "nine-six-jacks": "d225896f8b773196f7091425be062d0cbe06e04ae1f1f853b3a480a52a25acaf",
			  "painted-dunes": "f10174e35420bc6aa2780bd46da796491973f1382f9e2bfdf0180fcee1c7bf7b",
			  "paper-kite": "bb636ad0543e1e72b79f462b4c52a796a1f2cdb78599062929160560eb5efec0",
			  "piazza-roulette": "eb80658e33fd899f0e5258c8ccd91886fb713937074018b2e4159dc34371f79e",
			  "porcelain-baccarat": "266809762ab3dfbfbe306e326e0cc877c4325631583c4f69fa5d30c29118fda7",
			  "primary-spin": "d9b2ed58d1aaf7391296873e77374737e58027d40555dd0904b6d95191e9aab0",
			  "riverboat-roulette": "96ba59601318d314a2490b80ab05726c6bb35acc741255b5a81fb7fac372e09d",
			  "shadow-dragon-tiger": "794aa87e9bd463d92d5dc265693813be9742cbc16e19e4fa5b40130f10da5bed",
			  "silk-caravan": "37310f66fdb7e50dec4847fd39092d1cca21e1a9cb6575a8641eed9f810691f9",
			  "sun-herbarium": "f9747860dd783227be3a2ebbeeabf11d9319a3da78408ece73f1951de1b2a2b7",
			  "thunder-pines": "4a72e0b0e265e0e286ade4a8b96ad3822dbcc66b0bdee62d5fe39fd0d30290b6",
			  "tidal-book": "40b72d742e13ab538814a23f8d97dab06645ceeaee1d375547ab99903ed4a067",
			}
		`);
	});
});
