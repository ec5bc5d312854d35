import { randomBytes } from "node:crypto";
import { describeSession, login } from "@baize/identity/contract";
import { pathOf } from "@baize/kernel/call";
import { check } from "@baize/kernel/check";
import { excludeMyself } from "@baize/safer-play/contract";
import { cookiesAfter, type SignedIn, signIn } from "../bench/people.ts";
import { isOperatorIn, type Ports, signInOperator } from "./operator.ts";

/**
 * The kinds of visitor, and how a visitor of each kind signs in. A change to the login is made here and in
 * tools/bench/people.ts, and nowhere else in this suite. A forged visitor has a cookie without a session and a handle
 * that is not theirs. A pending one gave the password and has not yet done what the login requires.
 */
export type Kind = "anonymous" | "forged" | "pending" | "player" | "excluded" | "operator";
/** Kinds whose login is complete. */
export const SIGNED_IN: readonly Kind[] = ["player", "excluded", "operator"];
export type Visitor = {
	kind: Kind;
	/** Undefined for kinds without a session. */
	session: SignedIn | undefined;
	/** Signs in again, if the request has ended the session. */
	renew(): Promise<void>;
};

const PASSWORD = "baize-demo-2026";
const [FUNDED, WITHOUT_PIN, OTHER, OPERATOR] = [
	"alice@baize.test",
	"carol@baize.test",
	"bob@baize.test",
	"olga@baize.test",
];

/** Data that only the player and operators may see. */
export const PRIVATE_OF_PLAYER: readonly string[] = [FUNDED];

/** Signs in with the browser that was used before, as people do. */
type Way = (ports: Ports, browser: string) => Promise<SignedIn | undefined>;

const WAYS: Record<Kind, Way> = {
	anonymous: async () => undefined,
	forged: async () => ({ cookie: `sid=${randomBytes(32).toString("base64url")}`, handle: "unknown-handle" }),
	pending: halfWayIn,
	player: ({ port }, browser) => signIn(port, FUNDED, { browser }),
	excluded: ({ port }, browser) => signIn(port, OTHER, { browser }),
	operator: (ports) => signInOperator(ports, OPERATOR),
};

/** With the password only: the account has no PIN yet, so the login waits for one. */
async function halfWayIn({ port }: Ports, browser: string): Promise<SignedIn> {
	const answer = await fetch(`http://127.0.0.1:${port}${login.path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...(browser ? { cookie: browser } : {}) },
		body: JSON.stringify({ username: WITHOUT_PIN, credentials: { password: PASSWORD }, remember_me: false }),
	});
	const { sessionId } = (await answer.json()) as { sessionId?: string };
	if (sessionId === undefined) throw new Error(`the login was refused: ${answer.status}`);
	const session = { cookie: cookiesAfter(browser, answer), handle: sessionId };
	const { pendingAction } = await sessionStateOf(port, session);
	if (pendingAction === undefined) throw new Error("the login requires no further action");
	return session;
}

type SessionState = { signedIn: boolean; pendingAction?: string };

async function sessionStateOf(port: number, session: SignedIn | undefined): Promise<SessionState> {
	const headers = { cookie: session?.cookie ?? "" };
	return (await (await fetch(`http://127.0.0.1:${port}${describeSession.path}`, { headers })).json()) as SessionState;
}

/**
 * Whether the visitor still has the session of their kind. Otherwise the refusals proved only that the session was
 * lost.
 */
export async function isStill({ kind, session }: Visitor, ports: Ports): Promise<boolean> {
	if (kind === "operator") return isOperatorIn(ports, session?.cookie ?? "");
	const { signedIn, pendingAction } = await sessionStateOf(ports.port, session);
	if (kind === "pending") return pendingAction !== undefined;
	return signedIn === SIGNED_IN.includes(kind);
}

/** Returns that browser's cookies. */
async function excludeOnce(port: number): Promise<string> {
	const session = await signIn(port, OTHER);
	const path = pathOf(excludeMyself, { session: session.handle });
	const headers = { "content-type": "application/json", cookie: session.cookie };
	const body = JSON.stringify({ term: "6months" });
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: excludeMyself.method, headers, body });
	if (!answer.ok) throw new Error(`the exclusion was refused: ${answer.status} ${await answer.text()}`);
	return session.cookie;
}

export async function signInAs(ports: Ports, kind: Exclude<Kind, "anonymous">): Promise<SignedIn> {
	const session = await WAYS[kind](ports, "");
	check(session, "every visitor who is not anonymous has a session");
	return session;
}

export async function openVisitors(ports: Ports): Promise<Visitor[]> {
	const browsers: Partial<Record<Kind, string>> = { excluded: await excludeOnce(ports.port) };
	return Promise.all(
		Object.entries(WAYS).map(async ([kind, way]) => {
			const visitor: Visitor = {
				kind: kind as Kind,
				session: undefined,
				async renew() {
					visitor.session = await way(ports, visitor.session?.cookie ?? browsers[visitor.kind] ?? "");
				},
			};
			await visitor.renew();
			return visitor;
		}),
	);
}
