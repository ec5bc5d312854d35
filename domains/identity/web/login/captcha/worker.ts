import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { solveChallenge } from "altcha-lib";

/** Tries one key after another until one begins as the challenge asks. */
self.onmessage = async ({ data: challenge }: MessageEvent) => {
	self.postMessage(await solveChallenge({ challenge, deriveKey }));
};
