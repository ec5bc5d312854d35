import { afterAll, beforeAll, expect, it } from "vitest";
import { type LanguageServer, openLanguageServer } from "./language-server.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

let server: LanguageServer;
beforeAll(async () => {
	server = await openLanguageServer(ROOT);
});
afterAll(() => server.close());

const PLAY = "domains/play/server";
const LEDGER = "domains/ledger/server";

/** From the page that sends a spin, and from the list of modules, to the statement that posts it: where each step's last name is defined. */
const STEPS: readonly [file: string, upTo: string, definition: RegExp][] = [
	[
		"domains/play/web/game/round/request-round.ts",
		"callApi(playRealRound",
		/play\/contract\/calls\.ts: export const playRealRound/,
	],
	["apps/server/composition/modules.ts", ".add(playModule", /play\/server\/module\.ts: export const playModule/],
	[`${PLAY}/module.ts`, "await openPlay", /play\/server\/index\.ts: export async function openPlay/],
	[`${PLAY}/index.ts`, "...playRoutes", /play\/server\/routes\.ts: export const playRoutes/],
	[`${PLAY}/routes.ts`, "bind(playRealRound", /play\/contract\/calls\.ts: export const playRealRound = defineCall/],
	[`${PLAY}/routes.ts`, "=> play.playRealRound", /play\/server\/types\.ts: playRealRound: Given<typeof playRealRound>/],
	[`${PLAY}/types.ts`, "Given<typeof playRealRound", /play-real-round\.ts: export async function playRealRound\(/],
	[`${PLAY}/rounds/play-real-round.ts`, "() => decideRound", /play-real-round\.ts: const decideRound =/],
	[`${PLAY}/rounds/play-real-round.ts`, "(draw) => bookRound", /play-real-round\.ts: async function bookRound\(/],
	[`${PLAY}/rounds/play-real-round.ts`, "wallet.batched.instantRound", /wallet\/server\/movements\.ts: instantRound:/],
	[`${PLAY}/ports.ts`, "batched: Pick<Wallet", /wallet\/server\/index\.ts: export type Wallet =/],
	["domains/wallet/server/index.ts", "await ledger.post", /ledger\/server\/index\.ts: post\(operation: Operation\)/],
	[`${LEDGER}/index.ts`, "send: posting.send", /ledger\/server\/index\.ts: async send\(operations/],
	[`${LEDGER}/index.ts`, "await slot.connection.run", /posting\/posting-connection\.ts: /],
	[`${LEDGER}/index.ts`, "run(batchValues", /posting\/batch\.ts: /],
];

it.each(STEPS)(
	"an editor finds the definition in %s of the last name in: %s",
	async (file, upTo, definition) => {
		expect(await server.definitionAfter(file, upTo)).toMatch(definition);
	},
	60_000,
);
