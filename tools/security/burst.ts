import { confirmEmail, login, readCaptcha, register, TERMS_VERSION } from "@baize/identity/contract";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { BUDGETS } from "../../domains/identity/server/login/attempts-store.ts";
import { signIn } from "../bench/people.ts";
import type { Result } from "./result.ts";

const PASSWORD = "baize-demo-2026";
/** No other part of this suite logs in as this player. */
const OWNER = "dan@baize.test";
const WRONG_TIMES = 64;
const RIGHT_TIMES = 16;
const REGISTRATIONS = 32;
/** After this time the mails of all committed transactions have gone out. */
const DELIVERED_MS = 3_000;

type Outcome = { status: number; code: string };

/** The origin of a request, as its headers state it. */
type From = Record<string, string>;
const at = (ip: string): From => ({ "x-forwarded-for": ip });

async function post(port: number, path: string, from: From, body: object): Promise<Outcome> {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...from },
		body: JSON.stringify(body),
	});
	const reply = (await answer.json().catch(() => ({}))) as { errorCode?: string };
	return { status: answer.status, code: reply.errorCode ?? "" };
}

const atOnce = (times: number, one: (index: number) => Promise<Outcome>): Promise<Outcome[]> =>
	Promise.all(Array.from({ length: times }, (_, index) => one(index)));

const logIn = (port: number, password: string, from: From): Promise<Outcome> =>
	post(port, login.path, from, { username: OWNER, credentials: { password }, remember_me: false });

function counted(outcomes: readonly Outcome[]): string {
	const kinds = Map.groupBy(outcomes, ({ status, code }) => `${status}${code && ` ${code}`}`);
	return [...kinds].map(([kind, all]) => `${all.length} × ${kind}`).join(", ");
}

const hasNone = (outcomes: readonly Outcome[], isBad: (outcome: Outcome) => boolean): boolean => !outcomes.some(isBad);
const isServerError = ({ status }: Outcome): boolean => status >= 500;

/** Each attempt has a different address, so that only the account's budget limits them. */
async function wrongLogins(port: number): Promise<Result> {
	const outcomes = await atOnce(WRONG_TIMES, (index) => logIn(port, `wrong-${index}`, at(`198.51.100.${index + 1}`)));
	const looked = outcomes.filter(({ code }) => code === "invalid_grant").length;
	const { limit } = BUDGETS.loginOfAccount;
	return {
		name: `${WRONG_TIMES} wrong logins at once: at most ${limit} passwords are checked`,
		isGood: looked > 0 && looked <= limit && hasNone(outcomes, (one) => isServerError(one) || one.status < 400),
		about: counted(outcomes),
	};
}

/** In the account owner's browser, which the wrong attempts of attackers must not lock out. */
async function rightLogins(port: number, browser: string): Promise<Result> {
	const owner: From = { cookie: browser };
	const outcomes = await atOnce(RIGHT_TIMES, () => logIn(port, PASSWORD, owner));
	const isTaken = ({ status }: Outcome): boolean => status === 200;
	const after = await logIn(port, PASSWORD, owner);
	return {
		name: `${RIGHT_TIMES} right logins at once: each succeeds or is asked to wait, and the next one succeeds`,
		isGood:
			outcomes.some(isTaken) && isTaken(after) && hasNone(outcomes, (one) => !(isTaken(one) || one.status === 429)),
		about: `${counted(outcomes)}; then ${after.status}`,
	};
}

type Mail = { text: string };
const EMAIL = "burst@security.test";
const FORM = {
	email: EMAIL,
	password: "seven wet umbrellas",
	firstName: "Bertha",
	lastName: "Burst",
	birthDate: "1990-02-03",
	address: { street: "1 Maple Street", city: "Toronto", postalCode: "M5H 2N2", countryCode: "CA", subdivision: "ON" },
	currency: "CAD",
	termsVersion: TERMS_VERSION,
};

async function mailsTo(port: number, email: string): Promise<Mail[]> {
	const box = await fetch(`http://127.0.0.1:${port}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
	return (await box.json()) as Mail[];
}

/** The proof of work that a page computes before it sends the form. */
async function registrationWork(port: number): Promise<From> {
	const offered = await fetch(`http://127.0.0.1:${port}${readCaptcha.path}?purpose=register`);
	const { challenge } = (await offered.json()) as { challenge: Challenge };
	const solution = await solveChallenge({ challenge, deriveKey });
	return { "x-captcha-token": Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
}

/**
 * All for one mailbox, whose owner must not be flooded with mails. Every link that arrived is then followed twice, all
 * at once.
 */
async function registrations(port: number): Promise<Result[]> {
	const works: From[] = [];
	for (let index = 0; index < REGISTRATIONS; index++) works.push(await registrationWork(port));
	const outcomes = await atOnce(REGISTRATIONS, (index) =>
		post(port, register.path, { ...at("192.0.2.7"), ...works[index] }, FORM),
	);
	await new Promise((resolve) => setTimeout(resolve, DELIVERED_MS));
	const mails = await mailsTo(port, EMAIL);
	const { limit } = BUDGETS.registrationMail;
	const tokens = mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
	const confirmed = await atOnce(tokens.length * 2, (index) =>
		post(port, confirmEmail.path, at("192.0.2.7"), { token: tokens[index % tokens.length] }),
	);
	return [
		{
			name: `${REGISTRATIONS} registrations at once: at most ${limit} mails`,
			isGood: mails.length > 0 && mails.length <= limit && hasNone(outcomes, isServerError),
			about: `${counted(outcomes)}; ${mails.length} mails`,
		},
		{
			name: "every link of the mails followed twice at once: one account",
			isGood: confirmed.filter(({ status }) => status === 200).length === 1 && hasNone(confirmed, isServerError),
			about: counted(confirmed),
		},
	];
}

export async function bursts(port: number): Promise<Result[]> {
	const { cookie } = await signIn(port, OWNER);
	return [await wrongLogins(port), await rightLogins(port, cookie), ...(await registrations(port))];
}
