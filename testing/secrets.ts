import { createHmac } from "node:crypto";
import { type Secrets, secretsOf } from "@baize/platform-server";

/** Secrets without a database: each purpose gets a key that is derived from the text. */
export function testSecrets(text = "a secret of tests, thirty-two letters long"): Secrets {
	const keyOf = (purpose: string): Buffer => createHmac("sha256", text).update(`baize:${purpose}`).digest();
	return secretsOf((purpose) => [{ number: 1, key: keyOf(purpose) }]);
}
