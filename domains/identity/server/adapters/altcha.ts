import { randomInt } from "node:crypto";
import type { Clock } from "@baize/kernel/time";
import { createChallenge, type Payload, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type AltchaChallenge, CAPTCHA_GOOD_MS, type CaptchaPurpose } from "../../contract/index.ts";
import type { CaptchaProvider } from "../captcha/ports.ts";

const ALGORITHM = "PBKDF2/SHA-256";

/** The cost of a challenge: a number of keys, each derived with a number of iterations. */
export type Difficulty = { iterations: number; minKeys: number; maxKeys: number };

export type Difficulties = Readonly<Record<CaptchaPurpose, Difficulty>>;

/** About a second on a laptop and three on a phone. Verification is cheap: the right key is signed in advance. */
const DIFFICULTY: Difficulty = { iterations: 1_500, minKeys: 500, maxKeys: 1_500 };

/** The work for a form is done while the player fills it in, so that they do not wait for it. */
export const DIFFICULTIES: Difficulties = {
	login: DIFFICULTY,
	register: DIFFICULTY,
	resend: DIFFICULTY,
	recover: DIFFICULTY,
};

const QUICK: Difficulty = { iterations: 10, minKeys: 5, maxKeys: 20 };

/** For the test profile, where many register at once; a login costs the same as anywhere. */
export const QUICK_DIFFICULTIES: Difficulties = { ...DIFFICULTIES, register: QUICK, resend: QUICK, recover: QUICK };

type Ports = { clock: Clock; key: Buffer; difficulties?: Difficulties };

/** Computing work for the browser instead of a puzzle for the person: ALTCHA, without a third party. */
export function openAltcha({ clock, key, difficulties = DIFFICULTIES }: Ports): CaptchaProvider {
	const hmacSignatureSecret = key.toString("hex");
	const hmacKeySignatureSecret = `${hmacSignatureSecret}:key`;
	return {
		async offer(purpose) {
			const difficulty = difficulties[purpose];
			const challenge = await createChallenge({
				algorithm: ALGORITHM,
				cost: difficulty.iterations,
				counter: randomInt(difficulty.minKeys, difficulty.maxKeys),
				deriveKey,
				// Not the library's own expiry, which uses the machine's clock and not the injected one.
				data: { untilMs: clock.nowMs() + CAPTCHA_GOOD_MS, purpose },
				hmacSignatureSecret,
				hmacKeySignatureSecret,
			});
			return { kind: "altcha", challenge: JSON.parse(JSON.stringify(challenge)) as AltchaChallenge };
		},
		async check(purpose, token) {
			const payload = readPayload(token);
			if (!payload) return undefined;
			const { challenge, solution } = payload;
			const { data } = challenge.parameters;
			const untilMs = Number(data?.untilMs);
			if (!(untilMs > clock.nowMs()) || data?.purpose !== purpose) return undefined;
			const { verified } = await verifySolution({
				challenge,
				solution,
				deriveKey,
				hmacSignatureSecret,
				hmacKeySignatureSecret,
			});
			return verified ? { name: challenge.signature ?? "", untilMs } : undefined;
		},
	};
}

/** The token as a page writes it: Base64 of JSON. Undefined for any other input. */
function readPayload(token: string): Payload | undefined {
	try {
		const payload = JSON.parse(Buffer.from(token, "base64").toString()) as Payload | null;
		const parameters = payload?.challenge?.parameters;
		const isOurs = parameters?.algorithm === ALGORITHM && typeof payload?.challenge.signature === "string";
		return isOurs && typeof parameters.keySignature === "string" ? (payload as Payload) : undefined;
	} catch {
		return undefined;
	}
}
