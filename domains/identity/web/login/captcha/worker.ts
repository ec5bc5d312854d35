import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Tries one key after another until one has the challenge's prefix. */
self.onmessage = async ({ data: challenge }: MessageEvent) => {
	self.postMessage(await solveChallenge({ challenge, deriveKey }));
};
