/** A signed-in demo player, over HTTP as a browser would. */
export type SignedIn = { cookie: string; handle: string };

export async function signIn(
	port: number,
	username = "alice@baize.test",
	password = "baize-demo-2026",
): Promise<SignedIn> {
	const answer = await fetch(`http://127.0.0.1:${port}/services/login-service/v1/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ username, credentials: { password }, remember_me: false }),
	});
	if (!answer.ok) throw new Error(`login was refused: ${answer.status} ${await answer.text()}`);
	const cookie = answer.headers
		.getSetCookie()
		.map((text) => text.split(";")[0])
		.join("; ");
	const { sessionId } = (await answer.json()) as { sessionId: string };
	return { cookie, handle: sessionId };
}
