import { describeOperator, logInOperator, proveOperator } from "@baize/identity/contract";
import { MINUTE_MS } from "@baize/kernel/time";
import { type APIRequestContext, expect, request as playwrightRequest } from "@playwright/test";
import { DEMO_PASSWORD } from "./demo-password.ts";

/** The operators' origin. */
export const officeUrl = (): string => process.env.E2E_OFFICE_URL ?? "";

const STEP_MS = 30_000;

/**
 * The code that a demo operator's authenticator shows. It gives two codes per half minute; if both were used, this
 * moves the site's clock forward.
 */
export async function operatorCode(email: string): Promise<string> {
	const site = await playwrightRequest.newContext({ baseURL: process.env.E2E_URL ?? "" });
	const shown = async (): Promise<string | undefined> => {
		const all = (await (await site.get("/dev/authenticators.json")).json()) as { email: string; code?: string }[];
		return all.find((each) => each.email === email)?.code;
	};
	const code = await shown();
	if (!code) await site.post("/dev/clock", { data: { ms: STEP_MS } });
	const next = code ?? (await shown());
	await site.dispose();
	expect(next).toBeDefined();
	return next ?? "";
}

type Session = { state: Awaited<ReturnType<APIRequestContext["storageState"]>>; atMs: number };
const sessions = new Map<string, Session>();

/** Younger than what a payment asks for, and than the longest time without a request. */
const REUSED_MS = 5 * MINUTE_MS;

/** The stored session of a demo operator: one for all tests of a worker, as long as it is fresh. */
export async function operatorSession(email: string): Promise<Session["state"]> {
	const known = sessions.get(email);
	if (known && (await isFresh(known))) return known.state;
	const office = await logInAs(email);
	const session = { state: await office.storageState(), atMs: await siteNowMs() };
	await office.dispose();
	sessions.set(email, session);
	return session.state;
}

async function isFresh({ state, atMs }: Session): Promise<boolean> {
	if ((await siteNowMs()) - atMs > REUSED_MS) return false;
	const office = await playwrightRequest.newContext({ baseURL: officeUrl(), storageState: state });
	const answer = await office.get(describeOperator.path);
	const view = (await answer.json()) as { state: string };
	await office.dispose();
	return view.state === "signedIn";
}

async function siteNowMs(): Promise<number> {
	const site = await playwrightRequest.newContext({ baseURL: process.env.E2E_URL ?? "" });
	const { nowMs } = (await (await site.post("/dev/clock", { data: { ms: 0 } })).json()) as { nowMs: number };
	await site.dispose();
	return nowMs;
}

/** The operators' calls as a demo operator, without pages. Dispose of it after use. */
export const operatorCalls = async (email: string): Promise<APIRequestContext> =>
	playwrightRequest.newContext({ baseURL: officeUrl(), storageState: await operatorSession(email) });

async function logInAs(email: string): Promise<APIRequestContext> {
	const office = await playwrightRequest.newContext({ baseURL: officeUrl() });
	const response = await office.post(logInOperator.path, { data: { username: email, password: DEMO_PASSWORD } });
	expect(response.ok(), await response.text()).toBe(true);
	const proof = { method: "TWO_FACTOR_AUTHENTICATION", value: await operatorCode(email) };
	const proved = await office.post(proveOperator.path, { data: proof });
	expect(proved.ok(), await proved.text()).toBe(true);
	return office;
}
