import {
	addOperatorPasskey,
	beginOperatorAuthenticator,
	beginOperatorPasskey,
	confirmOperatorAuthenticator,
} from "@baize/factors/contract";
import { passkeyDevice } from "@baize/factors/testing";
import { describeOperator, logInOperator, proveOperator } from "@baize/identity/contract";
import { aPlayer, hashedPassword, PASSWORD, sidIn } from "@baize/identity/testing";
import { type CallSpec, OPERATOR_PENDING_STATES } from "@baize/kernel/call";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bindingsFor } from "../index.ts";
import { openTestOffice, type TestComposition } from "../testing/open-composition.ts";

const OFFICE_URL = "http://localhost:3001";
let office: TestComposition;
beforeAll(async () => {
	office = await openTestOffice();
});
afterAll(() => office.close());

type State = (typeof OPERATOR_PENDING_STATES)[number];
type Waiting = { operatorId: bigint; email: string; sid: string };

/** For every parameter of a path that one of these calls has. */
const params = { passkey: "1", operator: "1", player: "1" };
const make = (call: Pick<CallSpec, "method" | "path">, { sid }: { sid: string }, body: unknown = {}) =>
	office.send(call, { by: { handle: "h", sid }, params, body });
const stateOf = async ({ sid }: { sid: string }): Promise<string> =>
	(await office.send(describeOperator, { by: { handle: "h", sid } })).json().state;

const SHOWN: Record<State, string> = { operatorLogin: "step", operatorEnrolment: "enrolment" };

/** An operator who has just given the password. */
async function waitingFor(state: State): Promise<Waiting> {
	const { playerId: operatorId, email } = await aPlayer(office.database, {
		roles: ["support"],
		passwordHash: await hashedPassword(),
	});
	if (state === "operatorLogin") await office.composition.domains.factors.giveAuthenticator(operatorId);
	const answer = await office.send(logInOperator, { body: { username: email, password: PASSWORD } });
	const waiting = { operatorId, email, sid: sidIn(answer) };
	expect([answer.json().state, await stateOf(waiting)]).toEqual([SHOWN[state], SHOWN[state]]);
	return waiting;
}

describe("only completing an operator's pending state lifts it", () => {
	it.each(OPERATOR_PENDING_STATES)("%s is not lifted by any call that proves nothing", async (state) => {
		const waiting = await waitingFor(state);
		for (const { call } of bindingsFor(office.composition.bindings, "operators")) {
			if (["logInOperator", "logOutOperator"].includes(call.name)) continue;
			const answer = await make(call, waiting);
			expect([call.name, sidIn(answer)]).toEqual([call.name, ""]);
			expect([call.name, await stateOf(waiting)]).toEqual([call.name, SHOWN[state]]);
		}
	});

	it("operatorLogin is lifted by the authenticator, under another cookie", async () => {
		const waiting = await waitingFor("operatorLogin");
		const proof = (value: string) => make(proveOperator, waiting, { method: "TWO_FACTOR_AUTHENTICATION", value });
		expect((await proof("000000")).statusCode).toBe(422);
		expect(await stateOf(waiting)).toBe("step");
		const shown = await office.composition.domains.factors.authenticatorCode(waiting.operatorId);
		const done = await proof(shown?.code ?? "");
		expect(await stateOf({ sid: sidIn(done) })).toBe("signedIn");
		expect(await stateOf(waiting)).toBe("signedOut");
	});

	it("operatorEnrolment is lifted by the first code of an authenticator", async () => {
		const waiting = await waitingFor("operatorEnrolment");
		const begun = await office.send(beginOperatorAuthenticator, { by: { handle: "h", sid: waiting.sid } });
		const secret = new URL(begun.json().otpAuthUri).searchParams.get("secret") ?? "";
		expect((await make(confirmOperatorAuthenticator, waiting, { code: "000000" })).statusCode).toBe(422);
		expect(await stateOf(waiting)).toBe("enrolment");
		const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: office.clock.nowMs() });
		const done = await make(confirmOperatorAuthenticator, waiting, { code });
		expect(done.json().recoveryCodes).toHaveLength(10);
		expect(await stateOf({ sid: sidIn(done) })).toBe("signedIn");
		expect(await stateOf(waiting)).toBe("signedOut");
	});

	it("operatorEnrolment is lifted by a passkey of the operators' origin, and by none of another", async () => {
		const waiting = await waitingFor("operatorEnrolment");
		const add = async (origin: string) => {
			const { options } = (await make(beginOperatorPasskey, waiting)).json();
			const response = passkeyDevice(origin).create(options);
			return make(addOperatorPasskey, waiting, { name: "Security key", response });
		};
		expect((await add("http://localhost:3000")).json().errorCode).toBe("PASSKEY_INVALID");
		expect(await stateOf(waiting)).toBe("enrolment");
		const done = await add(OFFICE_URL);
		expect(done.statusCode).toBe(200);
		expect(await stateOf({ sid: sidIn(done) })).toBe("signedIn");
	});

	it("they last for a quarter of an hour", async () => {
		const waiting = await waitingFor("operatorLogin");
		office.clock.advance(15 * 60_000);
		expect(await stateOf(waiting)).toBe("signedOut");
	});
});
