import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestWithdrawal } from "@baize/cashier/contract";
import { confirmTwoFactor, enrolTwoFactor, type Method, requestConfirmationCode } from "@baize/factors/contract";
import { aDevice, aPlayer, hashedPassword, LOGIN_PATH, PASSWORD, sessionOf, sidIn } from "@baize/identity/testing";
import { type CallSpec, pathOf, queryText } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { idText, openIds } from "@baize/kernel/id";
import { bindRoutes, openHttp, openLog, readConfig, type Session, visitReader } from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import { seedVerification } from "@baize/verification/server";
import { Secret, TOTP } from "otpauth";
import { type Composition, openComposition } from "./index.ts";

export const FUNDS_MINOR = 50_000;
const PIN = "2580";
export const PROOF = { password: PASSWORD };

export type Person = { playerId: bigint; email: string; session: { handle: string }; phone: string };
export type Headers = Record<string, string>;
/** The answer of a call; an error's details are beside its code. */
// biome-ignore lint/suspicious/noExplicitAny: the tests read what many calls answer.
export type Answer = { status: number } & Record<string, any>;
type CallInput = { params?: object; query?: Record<string, unknown>; headers?: Headers; body?: object };

export type TestSite = {
	composition: Composition;
	clock: SettableClock;
	database: Awaited<ReturnType<typeof openTestDatabase>>;
	/** Over HTTP, with this player's session. */
	call(person: Pick<Person, "session">, spec: CallSpec, callInput?: CallInput): Promise<Answer>;
	/** A verified player with money and a PIN; `phone` is validated where it is given. */
	aFundedPlayer(phone?: string): Promise<Person>;
	anOperator(): Promise<Person>;
	/** Another session of a player, who logs in with this proof where one is needed. */
	anotherSession(person: Person, proof?: Headers): Promise<Person>;
	cashOf(person: Person): Promise<number>;
	/** Turns two-factor authentication on; returns what makes the codes. The time step of the first code is over. */
	withAuthenticator(person: Person): Promise<() => string>;
	/** Requests the confirmation of a withdrawal, and then the withdrawal. */
	requestWithdrawal(person: Person, wanted: Withdrawal): Promise<Answer>;
	withdraw(person: Person, wanted: Withdrawal, headers?: Headers): Promise<Answer>;
	close(): Promise<void>;
};

/** A database and a clock that outlive the site, and environment variables of its configuration. */
type Given = {
	database?: Awaited<ReturnType<typeof openTestDatabase>>;
	clock?: SettableClock;
	variables?: Record<string, string>;
};

/** The whole site, answering over HTTP; on a database of its own where none is given. */
export async function openTestSite(given: Given = {}): Promise<TestSite> {
	const log = openLog("silent");
	const operators = new Map<string, Session>();
	/** The current cookie of each session, by its handle. */
	const cookies = new Map<string, string>();
	const database = given.database ?? (await openTestDatabase());
	const clock = given.clock ?? settableClock();
	const DATA_DIR = mkdtempSync(join(tmpdir(), "baize-house-"));
	const config = readConfig({ PROFILE: "test", DATA_DIR, ...given.variables });
	const composition = await openComposition({ config, clock, database, log });
	const app = openHttp(config, log);
	bindRoutes(
		app,
		composition.bindings,
		visitReader((sid) => operators.get(sid ?? "") ?? composition.domains.identity.readSession(sid)),
		clock,
	);
	await composition.start();

	const cookieOf = (sid?: string): string => `did=${aDevice("d")}${sid ? `; sid=${sid}` : ""}`;

	async function logIn(email: string, proof: Headers = {}): Promise<{ handle: string }> {
		const payload = { username: email, credentials: { password: PASSWORD } };
		const headers = { cookie: cookieOf(), ...proof };
		const answer = await app.inject({ method: "POST", url: LOGIN_PATH, headers, payload });
		check(answer.statusCode === 200, `the login is whole: ${answer.body}`);
		const { sessionId: handle } = answer.json();
		cookies.set(handle, sidIn(answer));
		return { handle };
	}

	function operatorSession(playerId: bigint, roles: readonly string[]): { handle: string } {
		const session = { ...sessionOf(playerId, { currency: "", roles }), handle: idText(ids()) };
		operators.set(session.handle, session);
		cookies.set(session.handle, session.handle);
		return session;
	}

	async function call(
		{ session }: Pick<Person, "session">,
		spec: CallSpec,
		callInput: CallInput = {},
	): Promise<Answer> {
		const answer = await app.inject({
			method: spec.method,
			url: pathOf(spec, { session: session.handle, ...callInput.params }) + queryText(callInput.query),
			headers: { cookie: cookieOf(cookies.get(session.handle)), "x-locale": "en", ...callInput.headers },
			...(callInput.body ? { payload: callInput.body } : {}),
		});
		const next = sidIn(answer);
		if (next) cookies.set(session.handle, next);
		return { status: answer.statusCode, ...(answer.body ? answer.json() : {}) };
	}

	return {
		composition,
		clock,
		database,
		call,
		async aFundedPlayer(phone = "") {
			const { playerId, email } = await aPlayer(database, { passwordHash: await hashedPassword() });
			if (phone) await database.transaction((tx) => composition.domains.identity.adoptPhone(tx, playerId, phone));
			await seedVerification({ database, clock }, playerId, { status: "VERIFIED", ...(phone ? { phone } : {}) });
			await database.transaction((tx) => composition.domains.wallet.open(tx, playerId, "CAD"));
			const deposit = { playerId, currency: "CAD", amountMinor: BigInt(FUNDS_MINOR), reference: ids() };
			await database.transaction((tx) => composition.domains.wallet.deposit(tx, deposit));
			await database.transaction((tx) => composition.domains.factors.setPin(tx, playerId, PIN));
			return { playerId, email, session: await logIn(email), phone };
		},
		async anOperator() {
			const roles = ["withdrawals", "players"];
			const { playerId, email } = await aPlayer(database, { roles });
			return { playerId, email, session: operatorSession(playerId, roles), phone: "" };
		},
		anotherSession: async (person, proof) => ({ ...person, session: await logIn(person.email, proof) }),
		cashOf: async ({ playerId }) => Number(await composition.domains.wallet.withdrawable(playerId, "CAD")),
		async withAuthenticator(person) {
			const headers = { ...byPin(), "x-mfa-operation": "enable2fa" };
			const { otpAuthUri } = await call(person, enrolTwoFactor, { headers, body: {} });
			const totp = new TOTP({ secret: Secret.fromBase32(new URL(otpAuthUri).searchParams.get("secret") ?? "") });
			const code = () => totp.generate({ timestamp: clock.nowMs() });
			await call(person, confirmTwoFactor, { body: { code: code() } });
			clock.advance(30_000);
			return code;
		},
		requestWithdrawal: (person, { amountMinor, destination }) =>
			call(person, requestConfirmationCode, {
				params: { operation: "withdraw" },
				body: { amountMinor, currency: "CAD", destination },
			}),
		withdraw: (person, body, headers = {}) => call(person, requestWithdrawal, { body, headers }),
		async close() {
			await app.close();
			await composition.stop();
			if (!given.database) await database.close();
		},
	};
}

const ids = openIds({ nowMs: () => Date.now() } as never, 29);
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
