/** A signed-in demo player, over HTTP as a browser would. */
export type SignedIn = { cookie: string; handle: string };

const PIN = "2580";

/**
 * `browser` is the cookie header of a browser that the player has used before. In a new browser a second login needs
 * one more step.
 */
export async function signIn(
	port: number,
	username = "alice@baize.test",
	{ password = "baize-demo-2026", browser = "" } = {},
): Promise<SignedIn> {
	const origin = `http://127.0.0.1:${port}`;
	const answer = await fetch(`${origin}/services/login-service/v1/login`, {
		method: "POST",
		headers: { "content-type": "application/json", ...(browser ? { cookie: browser } : {}) },
		body: JSON.stringify({ username, credentials: { password }, remember_me: false }),
	});
	if (!answer.ok) throw new Error(`login was refused: ${answer.status} ${await answer.text()}`);
	const { sessionId } = (await answer.json()) as { sessionId: string };
	return withPin(origin, { cookie: cookiesAfter(browser, answer), handle: sessionId });
}

/** A player without a PIN chooses one, as the first login requires. The session then has a new cookie. */
async function withPin(origin: string, player: SignedIn): Promise<SignedIn> {
	const headers = { cookie: player.cookie, "content-type": "application/json" };
	const session = (await (await fetch(`${origin}/api/v1/identity/session`, { headers })).json()) as {
		pendingAction?: string;
	};
	if (session.pendingAction !== "ADD_PIN_CODE") return player;
	const answer = await fetch(`${origin}/api/v1/profiles/${player.handle}/pin-code`, {
		method: "PUT",
		headers,
		body: JSON.stringify({ pinCode: PIN }),
	});
	if (!answer.ok) throw new Error(`the PIN was refused: ${answer.status} ${await answer.text()}`);
	return { ...player, cookie: cookiesAfter(player.cookie, answer) };
}

/** The cookies of a browser after an answer, which may set some of them again. */
export function cookiesAfter(browser: string, answer: Response): string {
	const given = answer.headers.getSetCookie().map((text) => text.split(";", 1)[0]!);
	const cookies = [...browser.split("; "), ...given].filter(Boolean);
	return [...new Map(cookies.map((cookie) => [cookie.split("=", 1)[0], cookie])).values()].join("; ");
}
