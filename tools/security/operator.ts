import { describeOperator, logInOperator, proveOperator } from "@baize/identity/contract";
import { cookiesAfter, type SignedIn } from "../bench/people.ts";

/** Where players are served, and where operators. */
export type Ports = { port: number; officePort: number };

const PASSWORD = "baize-demo-2026";
const STEP_MS = 30_000;

export async function isOperatorIn({ officePort }: Ports, cookie: string): Promise<boolean> {
	const answer = await fetch(`http://127.0.0.1:${officePort}${describeOperator.path}`, { headers: { cookie } });
	return ((await answer.json()) as { state: string }).state === "signedIn";
}

/** The cookie that the operator has now: of several that find it ended at the same time, one logs in. */
let present: Promise<string> = Promise.resolve("");

/** A demo operator with both factors; logs in where the session has ended. */
export async function signInOperator(ports: Ports, email: string): Promise<SignedIn> {
	present = present.then(async (cookie) => ((await isOperatorIn(ports, cookie)) ? cookie : logIn(ports, email)));
	return { cookie: await present, handle: "operators-have-none" };
}

/** As the back office logs in. */
async function logIn({ port, officePort }: Ports, email: string): Promise<string> {
	const post = async (path: string, cookie: string, body: object): Promise<string> => {
		const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
		const asked = { method: "POST", headers, body: JSON.stringify(body) };
		const answer = await fetch(`http://127.0.0.1:${officePort}${path}`, asked);
		if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
		return cookiesAfter(cookie, answer);
	};
	const half = await post(logInOperator.path, "", { username: email, password: PASSWORD });
	const value = await authenticatorCode(port, email);
	return post(proveOperator.path, half, { method: "TWO_FACTOR_AUTHENTICATION", value });
}

/** What the operator's authenticator shows. It gives two codes within half a minute; where both were used, the clock goes on. */
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
