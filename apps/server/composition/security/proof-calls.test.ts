import * as account from "@baize/account/contract";
import { addLinkedAccount, requestWithdrawal, sendTransfer } from "@baize/cashier/contract";
import * as factors from "@baize/factors/contract";
import * as identity from "@baize/identity/contract";
import type { CallSpec } from "@baize/kernel/call";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	anAccount,
	aWithdrawal,
	byApp,
	byPin,
	type Headers,
	HOME,
	openTestSite,
	type Person,
	type TestSite,
} from "../test-app.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

type CallInput = { params?: object; headers?: Headers; body?: object };
type Row = {
	call: CallSpec;
	/** Two-factor authentication is on. */
	hasApp?: true;
	/** The whole call except its proof; left out where the call is nothing but a proof. */
	without?: CallInput;
	wrong: CallInput;
	/** What must exist first, as the parameters of the call. */
	paramsFor?: (person: Person) => Promise<object>;
};

async function anExport(person: Person): Promise<object> {
	await site.call(person, account.requestExport);
	const made = async () => (await site.call(person, account.listExports)).exports[0];
	await expect.poll(async () => (await made()).state, { timeout: 15_000 }).toBe("ready");
	return { export: (await made()).id };
}

const WRONG = { password: "an invalid password" };
const inBody = (call: CallSpec, body: object): Row => ({
	call,
	without: { body },
	wrong: { body: { ...body, proof: WRONG } },
});
const byHeader = (call: CallSpec, { hasApp, ...callInput }: CallInput & Pick<Row, "hasApp">): Row => ({
	call,
	...(hasApp ? { hasApp } : {}),
	without: callInput,
	wrong: { ...callInput, headers: hasApp ? byApp("123456") : byPin("1379") },
});

const ROWS: Row[] = [
	inBody(addLinkedAccount, { account: anAccount(), label: "Mine" }),
	inBody(identity.beginEmailChange, { email: "another@baize.test" }),
	inBody(identity.changePassword, { password: "nine blue kettles" }),
	inBody(account.closeAccount, { reason: "other", leavesBalance: true }),
	{ ...inBody(account.downloadExport, {}), paramsFor: anExport },
	inBody(account.updateDetails, {
		details: { firstName: "Pat", lastName: "Doe", address: HOME, phone: "+14165550199" },
	}),
	byHeader(factors.enrolTwoFactor, { body: {} }),
	byHeader(factors.disableTwoFactor, { hasApp: true }),
	byHeader(factors.renewRecoveryCodes, { hasApp: true }),
	byHeader(factors.resetTwoFactor, { hasApp: true }),
	byHeader(requestWithdrawal, { body: aWithdrawal() }),
	byHeader(sendTransfer, {
		body: { to: "another@else.test", amountMinor: 2_000, requestId: "to-another-player" },
	}),
	{
		call: identity.choosePhone,
		without: { body: { token: "A".repeat(44), phone: "+14165550177" } },
		wrong: { body: { token: "A".repeat(44), phone: "+14165550177" }, headers: { "x-mfa-code": "123456" } },
	},
	{ call: factors.confirmTwoFactor, wrong: { body: { code: "123456" } } },
	{ call: identity.stepUp, wrong: { body: { method: "PASSWORD", value: WRONG.password } } },
	{
		call: factors.verifyPlayer,
		wrong: { body: { verificationType: "PASSWORD", verificationValue: WRONG.password } },
	},
];

/** The refusals that mean an invalid proof; a call without any is malformed where its schema requires one. */
const REFUSALS = [
	"VALIDATION_ERROR",
	"SESSION_REQUIRED",
	"PASSWORD_WRONG",
	"MFA_REQUIRED",
	"MFA_INVALID_CONFIRMATION_CODE",
	"MFA_CONFIGURATION_ERROR",
	// For an invalid token.
	"INVALID_REQUIRED_ACTION_DETAILS",
];

async function personFor({ hasApp }: Row): Promise<Person> {
	const person = await site.aFundedPlayer();
	if (hasApp) await site.withAuthenticator(person);
	return person;
}

describe("a call that is proved for itself", () => {
	it("stands in this table, each of them", () => {
		const proved = site.composition.bindings.filter(({ call }) => call.who === "player" && call.level === "proof");
		expect(ROWS.map(({ call }) => call.name).sort()).toEqual(proved.map(({ call }) => call.name).sort());
	});

	it.each(ROWS.map((row) => [row.call.name, row] as const))(
		"%s is refused without a proof and with a wrong one",
		async (_name, row) => {
			const person = await personFor(row);
			const params = (await row.paramsFor?.(person)) ?? {};
			for (const callInput of [row.without, row.wrong]) {
				if (!callInput) continue;
				const answer = await site.call(person, row.call, { ...callInput, params });
				expect([row.call.name, REFUSALS.includes(answer.errorCode) || answer]).toEqual([row.call.name, true]);
			}
		},
	);
});
