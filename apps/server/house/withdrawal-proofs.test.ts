import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readWithdrawalOptions, requestWithdrawal } from "@baize/cashier/contract";
import { confirmTwoFactor, enrolTwoFactor, type Method, requestConfirmationCode } from "@baize/factors/contract";
import { aPlayer, hashedPassword, sessionOf } from "@baize/identity/testing";
import { type CallSpec, pathOf } from "@baize/kernel/call";
import { idText, openIds } from "@baize/kernel/id";
import { bindRoutes, openHttp, openLog, readConfig, type Session, visitReader } from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import { seedVerification } from "@baize/verification/server";
import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, openHouse } from "./index.ts";

const FUNDS_MINOR = 50_000;
const PIN = "2580";
const log = openLog("silent");
const sessions = new Map<string, Session>();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let clock: SettableClock;
let house: House;
let app: FastifyInstance;

beforeAll(async () => {
	database = await openTestDatabase();
	clock = settableClock();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-proofs-")) });
	house = await openHouse({ config, clock, database, log });
	app = openHttp(config, log);
	bindRoutes(
		app,
		house.bindings,
		visitReader((sid) => sessions.get(sid ?? "")),
	);
	await house.start();
});
afterAll(async () => {
	await app.close();
	await house.stop();
	await database.close();
});

const ids = openIds({ nowMs: () => Date.now() } as never, 29);
let numbers = 0;
/** A bank account, a phone and a request id that no other test has. */
const anAccount = (): string => `7001${String(++numbers).padStart(6, "0")}`;
const aPhone = (): string => `+1416555${String(1000 + ++numbers)}`;
const aRequestId = (): string => `proofs-${String(++numbers).padStart(8, "0")}`;

type Person = { playerId: bigint; session: Session; phone: string };
type Headers = Record<string, string>;

/** A verified player with money and a PIN; `phone` is validated where it is given. */
async function aFundedPlayer(phone = ""): Promise<Person> {
	const { playerId } = await aPlayer(database, { passwordHash: await hashedPassword() });
	if (phone) await database.transaction((tx) => house.rooms.identity.adoptPhone(tx, playerId, phone));
	const session = { ...sessionOf(playerId), handle: idText(ids()) };
	sessions.set(session.handle, session);
	await seedVerification({ database, clock }, playerId, { status: "VERIFIED", ...(phone ? { phone } : {}) });
	await database.transaction((tx) => house.rooms.wallet.open(tx, playerId, "CAD"));
	const deposit = { playerId, currency: "CAD", amountMinor: BigInt(FUNDS_MINOR), reference: ids() };
	await database.transaction((tx) => house.rooms.wallet.deposit(tx, deposit));
	await database.transaction((tx) => house.rooms.factors.setPin(tx, playerId, PIN));
	return { playerId, session, phone };
}

async function call(
	{ session }: Person,
	spec: CallSpec,
	asked: { params?: object; headers?: Headers; body?: object } = {},
) {
	const answer = await app.inject({
		method: spec.method,
		url: pathOf(spec, { session: session.handle, ...asked.params }),
		headers: { cookie: `sid=${session.handle}`, "x-locale": "en", ...asked.headers },
		...(asked.body ? { payload: asked.body } : {}),
	});
	return { status: answer.statusCode, ...answer.json() };
}

/** What is withdrawn, as it is asked for and proved. */
const aWithdrawal = (over: object = {}) => ({
	method: "bankTransfer",
	amountMinor: 5_000,
	destination: anAccount(),
	requestId: aRequestId(),
	...over,
});
type Withdrawal = ReturnType<typeof aWithdrawal>;

const open = (person: Person, { amountMinor, destination }: Withdrawal) =>
	call(person, requestConfirmationCode, {
		params: { operation: "withdraw" },
		body: { amountMinor, currency: "CAD", destination },
	});
const withdraw = (person: Person, body: Withdrawal, headers: Headers = {}) =>
	call(person, requestWithdrawal, { body, headers });
const proof = (code: string, method: Method): Headers => ({ "x-mfa-code": code, "x-enforcement-method": method });
const pin = (code = PIN): Headers => proof(code, "PIN_CODE");
const sms = (code: string): Headers => proof(code, "SMS");
const app6 = (code: string): Headers => proof(code, "TWO_FACTOR_AUTHENTICATION");

const cashOf = async ({ playerId }: Person) => Number(await house.rooms.wallet.withdrawable(playerId, "CAD"));
const codeTo = async (phone: string): Promise<string> =>
	(await house.rooms.notifications.mailbox(phone)).find((sent) => sent.code)?.code ?? "";

/** Turns two-factor authentication on; answers what makes the codes. The step of the first code is over. */
async function withAuthenticator(person: Person): Promise<() => string> {
	const headers = { ...pin(), "x-mfa-operation": "enable2fa" };
	const { otpAuthUri } = await call(person, enrolTwoFactor, { headers, body: {} });
	const totp = new TOTP({ secret: Secret.fromBase32(new URL(otpAuthUri).searchParams.get("secret") ?? "") });
	const code = () => totp.generate({ timestamp: clock.nowMs() });
	await call(person, confirmTwoFactor, { body: { code: code() } });
	clock.advance(30_000);
	return code;
}

describe("[CASH-04] [VER-01] a withdrawal asked for no code unless two-factor was on (defect)", () => {
	it.each<[string, Headers, string]>([
		["no code", {}, "MFA_REQUIRED"],
		["SMS 000000", sms("000000"), "MFA_REQUIRED"],
		["PIN 0000", pin("0000"), "MFA_INVALID_CONFIRMATION_CODE"],
	])("with %s nothing moves", async (_case, headers, errorCode) => {
		const person = await aFundedPlayer();
		const wanted = aWithdrawal();
		await open(person, wanted);
		expect(await withdraw(person, wanted, headers)).toMatchObject({ errorCode });
		expect(await cashOf(person)).toBe(FUNDS_MINOR);
	});

	it("the answer names what is asked for, and the options say it before", async () => {
		const [known, byPhone, byApp] = [
			await aFundedPlayer(),
			await aFundedPlayer(aPhone()),
			await aFundedPlayer(aPhone()),
		];
		await withAuthenticator(byApp);
		for (const [person, method] of [
			[known, "PIN_CODE"],
			[byPhone, "SMS"],
			[byApp, "TWO_FACTOR_AUTHENTICATION"],
		] as const) {
			expect((await call(person, readWithdrawalOptions)).proofMethods).toEqual([method]);
			expect(await withdraw(person, aWithdrawal())).toMatchObject({
				status: 403,
				errorCode: "MFA_REQUIRED",
				details: { operation: "withdraw", methods: [method] },
			});
		}
	});

	it("each factor that a player has proves it", async () => {
		const [byPin, byPhone, byApp] = [
			await aFundedPlayer(),
			await aFundedPlayer(aPhone()),
			await aFundedPlayer(aPhone()),
		];
		const code = await withAuthenticator(byApp);
		for (const [person, headers] of [
			[byPin, async () => pin()],
			[byPhone, async () => sms(await codeTo(byPhone.phone))],
			[byApp, async () => app6(code())],
		] as const) {
			const wanted = aWithdrawal();
			expect(await open(person, wanted)).toMatchObject({ status: 200, limit: 5 });
			expect(await withdraw(person, wanted, await headers())).toMatchObject({ status: 200, state: "requested" });
			expect(await cashOf(person)).toBe(FUNDS_MINOR - wanted.amountMinor);
		}
	});

	it("a PIN does not stand in for the phone, nor the phone for the authenticator", async () => {
		const [byPhone, byApp] = [await aFundedPlayer(aPhone()), await aFundedPlayer(aPhone())];
		await withAuthenticator(byApp);
		for (const person of [byPhone, byApp]) {
			const wanted = aWithdrawal();
			await open(person, wanted);
			expect((await withdraw(person, wanted, pin())).errorCode).toBe("MFA_REQUIRED");
		}
		expect((await house.rooms.notifications.mailbox(byApp.phone)).filter(({ code }) => code)).toEqual([]);
		expect(await cashOf(byPhone)).toBe(FUNDS_MINOR);
	});

	it("a proof that nothing was asked for is none", async () => {
		const person = await aFundedPlayer();
		expect(await withdraw(person, aWithdrawal(), pin())).toMatchObject({ status: 403, errorCode: "MFA_REQUIRED" });
		expect(await cashOf(person)).toBe(FUNDS_MINOR);
	});
});

describe("[CASH-04] [VER-01] an authenticator's code fitted any amount and destination (defect)", () => {
	const others: [string, (wanted: Withdrawal) => Withdrawal][] = [
		["another amount", (wanted) => ({ ...wanted, amountMinor: 6_000 })],
		["another destination", (wanted) => ({ ...wanted, destination: anAccount() })],
	];
	const factors: [string, () => Promise<[Person, () => Promise<Headers>]>][] = [
		["a PIN", async () => [await aFundedPlayer(), async () => pin()]],
		[
			"a code by SMS",
			async () => {
				const person = await aFundedPlayer(aPhone());
				return [person, async () => sms(await codeTo(person.phone))];
			},
		],
		[
			"an authenticator",
			async () => {
				const person = await aFundedPlayer();
				const code = await withAuthenticator(person);
				return [person, async () => app6(code())];
			},
		],
	];

	it.each(factors.flatMap(([factor, have]) => others.map(([what, other]) => [factor, what, have, other] as const)))(
		"%s given for one withdrawal is none for %s, and is still good for its own",
		async (_factor, _what, have, other) => {
			const [person, given] = await have();
			const wanted = aWithdrawal();
			await open(person, wanted);
			const headers = await given();
			expect(await withdraw(person, other(wanted), headers)).toMatchObject({
				status: 422,
				errorCode: "MFA_INVALID_CONFIRMATION_CODE",
			});
			expect(await cashOf(person)).toBe(FUNDS_MINOR);
			expect((await withdraw(person, wanted, headers)).state).toBe("requested");
		},
	);

	it("a proof is none in another session of the same player", async () => {
		const person = await aFundedPlayer();
		const wanted = aWithdrawal();
		await open(person, wanted);
		const session = { ...sessionOf(person.playerId), handle: idText(ids()) };
		sessions.set(session.handle, session);
		expect((await withdraw({ ...person, session }, wanted, pin())).errorCode).toBe("MFA_REQUIRED");
	});

	it("what was asked ten minutes ago proves nothing any more", async () => {
		const person = await aFundedPlayer();
		const wanted = aWithdrawal();
		await open(person, wanted);
		clock.advance(10 * 60_000);
		expect((await withdraw(person, wanted, pin())).errorCode).toBe("MFA_REQUIRED");
	});

	it("one confirmation is one withdrawal", async () => {
		const person = await aFundedPlayer();
		const wanted = aWithdrawal();
		await open(person, wanted);
		expect((await withdraw(person, wanted, pin())).state).toBe("requested");
		const second = await withdraw(person, { ...wanted, requestId: aRequestId() }, pin());
		expect(second.errorCode).toBe("MFA_ALREADY_USED");
		expect(await cashOf(person)).toBe(FUNDS_MINOR - wanted.amountMinor);
	});

	it("the SMS says how much goes where", async () => {
		const person = await aFundedPlayer(aPhone());
		const wanted = aWithdrawal({ amountMinor: 12_345 });
		await open(person, wanted);
		const [sent] = await house.rooms.notifications.mailbox(person.phone);
		expect(sent?.text).toContain("to withdraw $123.45 to •••• ");
		expect(sent?.text).toContain(wanted.destination.slice(-4));
		expect(sent?.text).not.toContain(wanted.destination);
	});
});

describe("[VER-03] a double submit of a right code was a wrong one (defect)", () => {
	it("of four at once each has the same answer, no attempt is counted, and the money moves once", async () => {
		const person = await aFundedPlayer();
		const code = await withAuthenticator(person);
		const wanted = aWithdrawal();
		await open(person, wanted);
		const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(person, wanted, app6(code()))));
		expect(new Set(answers.map(({ withdrawalId }) => withdrawalId)).size).toBe(1);
		expect(await cashOf(person)).toBe(FUNDS_MINOR - wanted.amountMinor);
		const next = aWithdrawal();
		await open(person, next);
		expect((await withdraw(person, next, app6("000000"))).details).toMatchObject({ remainingAttempts: 4 });
	});
});

describe("[AUTH-08] x-mfa-operation was not checked by the withdrawal (defect)", () => {
	it("a proof that says to be for something else is refused", async () => {
		const person = await aFundedPlayer();
		const wanted = aWithdrawal();
		await open(person, wanted);
		const headers = { ...pin(), "x-mfa-operation": "login" };
		expect(await withdraw(person, wanted, headers)).toMatchObject({
			status: 422,
			errorCode: "MFA_ERROR_VALIDATING_OPERATION",
		});
		expect(await cashOf(person)).toBe(FUNDS_MINOR);
		expect((await withdraw(person, wanted, { ...pin(), "x-mfa-operation": "withdraw" })).state).toBe("requested");
	});
});
