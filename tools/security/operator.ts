import { describeOperator, logInOperator, proveOperator } from "@baize/identity/contract";
import { cookiesAfter, type SignedIn } from "../bench/people.ts";

/** The ports on which players and operators are served. */
export type Ports = { port: number; officePort: number };

const PASSWORD = "baize-demo-2026";
const STEP_MS = 30_000;

export async function isOperatorIn({ officePort }: Ports, cookie: string): Promise<boolean> {
	const answer = await fetch(`http://127.0.0.1:${officePort}${describeOperator.path}`, { headers: { cookie } });
	return ((await answer.json()) as { state: string }).state === "signedIn";
}

/** The operator's current cookie. If several visitors find at the same time that it has expired, only one logs in. */
let present: Promise<string> = Promise.resolve("");

/** A demo operator with both factors. Logs in again if the session has ended. */
export async function signInOperator(ports: Ports, email: string): Promise<SignedIn> {
	present = present.then(async (cookie) => ((await isOperatorIn(ports, cookie)) ? cookie : logIn(ports, email)));
	return { cookie: await present, handle: "operators-have-none" };
}

/** Logs in as the back office does. */
async function logIn({ port, officePort }: Ports, email: string): Promise<string> {
	const post = async (path: string, cookie: string, body: object): Promise<string> => {
		const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
		const init = { method: "POST", headers, body: JSON.stringify(body) };
		const answer = await fetch(`http://127.0.0.1:${officePort}${path}`, init);
		if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
		return cookiesAfter(cookie, answer);
	};
	const half = await post(logInOperator.path, "", { username: email, password: PASSWORD });
	const value = await authenticatorCode(port, email);
	return post(proveOperator.path, half, { method: "TWO_FACTOR_AUTHENTICATION", value });
}

/**
 * The code that the operator's authenticator shows. It gives two codes per half minute; if both were used, this moves
 * the clock forward.
 */
async function authenticatorCode(port: number, email: string): Promise<string> {
	const site = `http://127.0.0.1:${port}`;
	const shown = async (): Promise<string | undefined> => {
		const all = (await (await fetch(`${site}/dev/authenticators.json`)).json()) as { email: string; code?: string }[];
		return all.find((each) => each.email === email)?.code;
	};
	const code = await shown();
	if (code) return code;
	const headers = { "content-type": "application/json" };
	await fetch(`${site}/dev/clock`, { method: "POST", headers, body: JSON.stringify({ ms: STEP_MS }) });
	return (await shown()) ?? "";
}
