import { CallError } from "@baize/platform-web/reads";

/** Four numbers from the browser's own random source: they cannot be known before. */
export const freshClientSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The commitment that needs a client seed, where the page knows one. */
export type WaitingPair = { commitment: string | undefined };

/** Other pages of the player may be faster than this one, and end a pair again; but not this often in a row. */
const MAX_CHOICES = 3;

/**
 * Requests a round, and where its pair needs a client seed first chooses one, for the commitment received: never
 * before, and never for another.
 */
export async function sendWithClientSeed<Reply>(
	waiting: WaitingPair,
	choose: (commitment: string) => Promise<unknown>,
	send: () => Promise<Reply>,
): Promise<Reply> {
	for (let choices = 0; ; choices++) {
		if (waiting.commitment !== undefined) await choose(waiting.commitment).catch(unlessQuicker);
		waiting.commitment = undefined;
		try {
			return await send();
		} catch (error) {
			if (choices >= MAX_CHOICES) throw error;
			waiting.commitment = commitmentOf(error);
			if (waiting.commitment === undefined) throw error;
		}
	}
}

/** Another page of the player has chosen for this commitment. The round request shows whether it has. */
function unlessQuicker(error: unknown): void {
	if (!(error instanceof CallError) || error.code !== "SEEDS_MOVED_ON") throw error;
}

function commitmentOf(error: unknown): string | undefined {
	if (!(error instanceof CallError) || error.code !== "CLIENT_SEED_REQUIRED") return undefined;
	const { commitment } = error.body.details ?? {};
	return typeof commitment === "string" ? commitment : undefined;
}
