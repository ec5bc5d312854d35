import { randomBytes } from "node:crypto";
import type { SignedIn } from "./people.ts";

const SEEDS_MOVED_ON = 409;

/** Starts the pending seed pair by choosing its client seed, as a game's page does before its first round. */
export async function beginSeedPair(port: number, { cookie, handle }: SignedIn): Promise<void> {
	const address = `http://127.0.0.1:${port}/api/v1/play/${handle}/seeds`;
	const seeds = (await (await fetch(address, { headers: { cookie } })).json()) as {
		commitment: string;
		clientSeed: string | null;
	};
	if (seeds.clientSeed !== null) return;
	const answer = await fetch(`${address}/${seeds.commitment}`, {
		method: "PUT",
		headers: { "content-type": "application/json", cookie },
		body: JSON.stringify({ clientSeed: randomBytes(8).toString("hex") }),
	});
	if (!answer.ok && answer.status !== SEEDS_MOVED_ON) throw new Error(`the client seed was refused: ${answer.status}`);
}
