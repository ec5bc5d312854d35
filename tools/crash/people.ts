import { type SignedIn, signIn } from "../bench/people.ts";

/** Deposits through the sandbox bank as a person would: ask, pay on its page, wait for the callback. */
export async function deposit(port: number, player: SignedIn, amountMinor: number): Promise<void> {
	const origin = `http://127.0.0.1:${port}`;
	const asked = await fetch(`${origin}/api/v1/cashier/${player.handle}/deposits`, {
		method: "POST",
		headers: { "content-type": "application/json", cookie: player.cookie },
		body: JSON.stringify({ method: "card", amountMinor, requestId: crypto.randomUUID() }),
	});
	if (!asked.ok) throw new Error(`a deposit was refused: ${asked.status} ${await asked.text()}`);
	const { payUrl } = (await asked.json()) as { payUrl: string };
	const form = new URLSearchParams({ act: "pay", number: "4242424242424242", expiry: "12/30", cvc: "123" });
	await fetch(origin + payUrl, { method: "POST", body: form, redirect: "manual" });
}

export async function fundedPlayers(port: number, emails: readonly string[], amountMinor: number): Promise<SignedIn[]> {
	const players = await Promise.all(emails.map((email) => signIn(port, email)));
	for (const player of players) await deposit(port, player, amountMinor);
	return players;
}
