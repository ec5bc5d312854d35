import { CallError } from "@baize/platform-web/reads";

/** Four numbers from the browser's own source of chance: nobody could have known them before. */
export const freshClientSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The commitment that waits for a client seed, where the page knows of one. */
export type WaitingPair = { commitment: string | undefined };

/** Pages of one player may be quicker than this one, and end a pair again; so often in a row they do not. */
const MAX_CHOICES = 3;

/**
 * Asks for a round, and where its pair waits for a client seed first chooses one, for the commitment that has come: never
 * before, and never for another.
 */
export async function askWithClientSeed<Reply>(
	waiting: WaitingPair,
	choose: (commitment: string) => Promise<unknown>,
	ask: () => Promise<Reply>,
): Promise<Reply> {
	for (let choices = 0; ; choices++) {
		if (waiting.commitment !== undefined) await choose(waiting.commitment).catch(unlessQuicker);
		waiting.commitment = undefined;
		try {
			return await ask();
		} catch (error) {
			if (choices >= MAX_CHOICES) throw error;
			waiting.commitment = commitmentOf(error);
			if (waiting.commitment === undefined) throw error;
		}
	}
}

/** Another page of the player has chosen for this commitment. The round says whether it was so. */
function unlessQuicker(error: unknown): void {
	if (!(error instanceof CallError) || error.code !== "SEEDS_MOVED_ON") throw error;
}

function commitmentOf(error: unknown): string | undefined {
	if (!(error instanceof CallError) || error.code !== "CLIENT_SEED_REQUIRED") return undefined;
	const { commitment } = error.body.details ?? {};
	return typeof commitment === "string" ? commitment : undefined;
}
