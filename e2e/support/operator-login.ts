import { logInOperator, proveOperator } from "@baize/identity/contract";
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

/** The operators' calls as a demo operator, without pages. Dispose of it after use. */
export async function operatorCalls(email: string): Promise<APIRequestContext> {
	const office = await playwrightRequest.newContext({ baseURL: officeUrl() });
	const response = await office.post(logInOperator.path, { data: { username: email, password: DEMO_PASSWORD } });
	expect(response.ok(), await response.text()).toBe(true);
	const proof = { method: "TWO_FACTOR_AUTHENTICATION", value: await operatorCode(email) };
	const proved = await office.post(proveOperator.path, { data: proof });
	expect(proved.ok(), await proved.text()).toBe(true);
	return office;
}
