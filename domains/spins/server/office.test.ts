import { type Id, idText } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantSpins, listOwnSpins, readPlayerSpins, withdrawSpins } from "../contract/index.ts";
import { openTestSpins, type TestSpins, visitOf } from "../testing/index.ts";

let app: TestSpins;
beforeAll(async () => {
	app = await openTestSpins();
});
afterAll(() => app.close());

const operator = (id = 9_000n) => visitOf(id, { roles: ["players"] });
let asked = 0;
const body = (over: object = {}) => ({
	requestId: `request-${++asked}`,
	gameIds: ["tidal-book"],
	count: 10,
	stakeMinor: 20,
	days: 7,
	wins: { as: "cash" as const, maxMinor: null, wageringTimes: 0, daysToWager: 0 },
	reason: "A complaint that was justified.",
	...over,
});
const paramsOf = (playerId: Id) => ({ player: idText(playerId) });
const grant = (playerId: Id, over: object = {}, by = operator()) =>
	app.call(grantSpins, { params: paramsOf(playerId), body: body(over) }, by);
const ownOf = async (playerId: Id) =>
	(await app.call(listOwnSpins, { params: { session: "h" } }, visitOf(playerId))).grants;

describe("[PROMO-01] spins that an operator grants", () => {
	it("are the player's at once up to a face value of 50.00, with the reason in the audit log", async () => {
		const playerId = await app.player();
		const { grants, aloneMinor } = await grant(playerId, { count: 250, stakeMinor: 20 });
		expect(aloneMinor).toBe(5_000);
		expect(grants).toMatchObject([{ state: "playable", left: 250, cause: "A complaint that was justified." }]);
		expect(app.audited.at(-1)).toMatchObject({ action: "spins.granted", actorId: 9_000n, details: { count: 250 } });
	});

	it("are granted once for a request, and refuse its id for another", async () => {
		const playerId = await app.player();
		await grant(playerId, { requestId: "request-same" });
		expect((await grant(playerId, { requestId: "request-same" })).grants).toHaveLength(1);
		const other = grant(playerId, { requestId: "request-same", count: 11 });
		await expect(other).rejects.toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
	});

	it("are proposed above that to a second operator, and are not the player's before", async () => {
		const playerId = await app.player();
		const { grants, proposal } = await grant(playerId, { count: 251 });
		expect([grants, proposal]).toMatchObject([[], { byName: "Olga Novak" }]);
		await expect(grant(playerId, { count: 251 })).rejects.toMatchObject({ code: "PROPOSAL_OPEN" });
		await expect(app.approve(proposal!.id, 9_000n, ["players"])).rejects.toMatchObject({
			code: "SECOND_PERSON_NEEDED",
		});
		expect(await ownOf(playerId)).toEqual([]);
		await app.approve(proposal!.id, 9_001n, ["players"]);
		expect(await ownOf(playerId)).toMatchObject([{ left: 251, state: "playable" }]);
		const details = { count: 251, proposedBy: "Olga Novak" };
		expect(app.audited.at(-1)).toMatchObject({ action: "spins.granted", actorId: 9_001n, details });
		await expect(app.approve(proposal!.id, 9_001n, ["players"])).rejects.toMatchObject({ code: "PROPOSAL_DECIDED" });
		expect(await ownOf(playerId)).toHaveLength(1);
	});

	it("can be withdrawn with a reason; what was won stays", async () => {
		const playerId = await app.player();
		const { grants } = await grant(playerId);
		const grantId = grants[0]!.grantId;
		const params = { ...paramsOf(playerId), grant: grantId };
		const withdraw = () => app.call(withdrawSpins, { params, body: { reason: "Granted by mistake." } }, operator());
		expect((await withdraw()).grants).toMatchObject([{ state: "withdrawn", withdrawnBecause: "Granted by mistake." }]);
		expect(app.audited.at(-1)).toMatchObject({ action: "spins.withdrawn", details: { left: 10 } });
		await expect(withdraw()).rejects.toMatchObject({ code: "SPINS_STATE", details: { state: "withdrawn" } });
	});

	it.each([
		["a stake that the title does not take", { stakeMinor: 21 }, "stake"],
		["a title that there is not", { gameIds: ["no-such-game"] }, "games"],
		[
			"bonus money without wagering",
			{ wins: { as: "bonus", maxMinor: null, wageringTimes: 0, daysToWager: 7 } },
			"wins",
		],
	])("are refused with %s", async (_case, over, why) => {
		const playerId = await app.player();
		await expect(grant(playerId, over)).rejects.toMatchObject({ code: "SPINS_NOT_GRANTABLE", details: { why } });
	});

	it("are for operators with the role", async () => {
		const playerId = await app.player();
		await expect(grant(playerId, {}, visitOf(1n, { roles: ["content"] }))).rejects.toThrow("NOT_ALLOWED");
		const read = app.call(
			readPlayerSpins,
			{ params: { player: "0000000000000" } },
			visitOf(1n, { roles: ["support"] }),
		);
		await expect(read).resolves.toMatchObject({ grants: [] });
	});
});
