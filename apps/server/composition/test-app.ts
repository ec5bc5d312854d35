import { addLinkedAccount, requestWithdrawal } from "@baize/cashier/contract";
import { confirmTwoFactor, enrolTwoFactor, type Method, requestConfirmationCode } from "@baize/factors/contract";
import { login } from "@baize/identity/contract";
import { aPlayer, hashedPassword, PASSWORD, sidIn } from "@baize/identity/testing";
import type { CallSpec } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { openIds } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import type { SettableClock } from "@baize/testing";
import { seedVerification } from "@baize/verification/server";
import { Secret, TOTP } from "otpauth";
import type { Composition } from "./index.ts";
import { type Given, openTestComposition, type Sent, type TestComposition } from "./testing/open-composition.ts";
import { paidIn } from "./testing/paid-in.ts";

export const FUNDS_MINOR = 50_000;
const PIN = "2580";
export const PROOF = { password: PASSWORD };

export type Person = { playerId: bigint; email: string; session: { handle: string }; phone: string };
export type Headers = Record<string, string>;
/** The answer of a call; an error's details are beside its code. */
// biome-ignore lint/suspicious/noExplicitAny: the tests read what many calls answer.
export type Answer = { status: number } & Record<string, any>;
type CallInput = Pick<Sent, "params" | "query" | "headers" | "body">;

export type TestSite = {
	composition: Composition;
	clock: SettableClock;
	database: TestComposition["database"];
	/** Over HTTP, with this player's session. */
	call(person: Pick<Person, "session">, spec: CallSpec, callInput?: CallInput): Promise<Answer>;
	/** A verified player with money and a PIN; `phone` is validated where it is given. */
	aFundedPlayer(phone?: string): Promise<Person>;
	anOperator(): Promise<Person>;
	/** Another session of a player, who logs in with this proof where one is needed. */
	anotherSession(person: Person, proof?: Headers): Promise<Person>;
	/** Saves a bank account of the player. */
	link(person: Person, account: string): Promise<Answer>;
	cashOf(person: Person): Promise<number>;
	/** Turns two-factor authentication on; returns what makes the codes. The time step of the first code is over. */
	withAuthenticator(person: Person): Promise<() => string>;
	/** Requests the confirmation of a withdrawal, and then the withdrawal. */
	requestWithdrawal(person: Person, wanted: Withdrawal): Promise<Answer>;
	withdraw(person: Person, wanted: Withdrawal, headers?: Headers): Promise<Answer>;
	close(): Promise<void>;
};

/** The whole site, answering over HTTP; on a database of its own where none is given. */
export async function openTestSite(given: Given = {}): Promise<TestSite> {
	const opened = await openTestComposition(given);
	const { composition, clock, database, close } = opened;
	await composition.seed();
	await composition.start();
	const { call, logIn } = openLogins(opened);
	return {
		composition,
		clock,
		database,
		close,
		call,
		async aFundedPlayer(phone = "") {
			const { playerId, email } = await aFundedAccount(opened, phone);
			return { playerId, email, session: await logIn(email), phone };
		},
		async anOperator() {
			const roles = ["withdrawals", "players"];
			const { playerId, email } = await aPlayer(database, { roles });
			return { playerId, email, session: await opened.signIn(playerId, { currency: "", roles }), phone: "" };
		},
		anotherSession: async (person, proof) => ({ ...person, session: await logIn(person.email, proof) }),
		link: (person, account) => call(person, addLinkedAccount, { body: { account, label: "Mine", proof: PROOF } }),
		cashOf: async ({ playerId }) => Number(await composition.domains.wallet.withdrawable(playerId, "CAD")),
		withAuthenticator: (person) => enrolAuthenticator(call, person, clock),
		requestWithdrawal: (person, { amountMinor, destination }) =>
			call(person, requestConfirmationCode, {
				params: { operation: "withdraw" },
				body: { amountMinor, currency: "CAD", destination },
			}),
		withdraw: (person, body, headers = {}) => call(person, requestWithdrawal, { body, headers }),
	};
}

/** Logins over HTTP, and calls with the cookies that they brought. */
function openLogins({ send }: TestComposition) {
	/** The current cookie of each session, by its handle. */
	const cookies = new Map<string, string>();
	return {
		async logIn(email: string, headers: Headers = {}): Promise<{ handle: string }> {
			const answer = await send(login, { headers, body: { username: email, credentials: { password: PASSWORD } } });
			check(answer.statusCode === 200, `the login is whole: ${answer.body}`);
			const { sessionId: handle } = answer.json();
			cookies.set(handle, sidIn(answer));
			return { handle };
		},
		async call(
			{ session: { handle } }: Pick<Person, "session">,
			spec: CallSpec,
			input: CallInput = {},
		): Promise<Answer> {
			const sid = cookies.get(handle) ?? handle;
			const headers = { "x-locale": "en", ...input.headers };
			const answer = await send(spec, { ...input, by: { handle, sid }, headers });
			const next = sidIn(answer);
			if (next) cookies.set(handle, next);
			const body: object = answer.body ? answer.json() : {};
			return { status: answer.statusCode, ...body };
		},
	};
}

async function aFundedAccount(
	{ composition: { domains }, database, clock }: TestComposition,
	phone: string,
): Promise<Pick<Person, "playerId" | "email">> {
	const { playerId, email } = await aPlayer(database, { passwordHash: await hashedPassword() });
	if (phone) await database.transaction((tx) => domains.identity.adoptPhone(tx, playerId, phone));
	await seedVerification({ database, clock }, playerId, { status: "VERIFIED", ...(phone ? { phone } : {}) });
	await database.transaction((tx) => domains.wallet.open(tx, playerId, "CAD"));
	const deposit = { playerId, currency: "CAD", amountMinor: BigInt(FUNDS_MINOR), reference: ids() };
	await paidIn(domains, database, deposit);
	await database.transaction((tx) => domains.factors.setPin(tx, playerId, PIN));
	return { playerId, email };
}

async function enrolAuthenticator(call: TestSite["call"], person: Person, clock: SettableClock): Promise<() => string> {
	const headers = { ...byPin(), "x-mfa-operation": "enable2fa" };
	const { otpAuthUri } = await call(person, enrolTwoFactor, { headers, body: {} });
	const totp = new TOTP({ secret: Secret.fromBase32(new URL(otpAuthUri).searchParams.get("secret") ?? "") });
	const code = () => totp.generate({ timestamp: clock.nowMs() });
	await call(person, confirmTwoFactor, { body: { code: code() } });
	clock.advance(30_000);
	return code;
}

const ids = openIds(systemClock, 28);
export const HOME = {
	countryCode: "CA",
	subdivision: "ON",
	street: "1 Queen Street",
	city: "Toronto",
	postalCode: "M5H 2N2",
};

let numbers = 0;
/** A bank account, a phone and a request id that no other test has. */
export const anAccount = (): string => `7001${String(++numbers).padStart(6, "0")}`;
export const aPhone = (): string => `+1416555${String(1000 + ++numbers)}`;
export const aRequestId = (): string => `request-${String(++numbers).padStart(8, "0")}`;

export type Withdrawal = { method: string; amountMinor: number; destination: string; requestId: string };
export const aWithdrawal = (over: Partial<Withdrawal> = {}): Withdrawal => ({
	method: "bankTransfer",
	amountMinor: 5_000,
	destination: anAccount(),
	requestId: aRequestId(),
	...over,
});

const proof = (code: string, method: Method): Headers => ({ "x-mfa-code": code, "x-enforcement-method": method });
export const byPin = (code = PIN): Headers => proof(code, "PIN_CODE");
export const bySms = (code: string): Headers => proof(code, "SMS");
export const byApp = (code: string): Headers => proof(code, "TWO_FACTOR_AUTHENTICATION");
