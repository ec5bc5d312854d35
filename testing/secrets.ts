import { createHmac } from "node:crypto";
import { type Secrets, secretsOf } from "@baize/platform-server";

/** Without a database: each purpose has a key that follows from the text. */
export function testSecrets(text = "a secret of tests, thirty-two letters long"): Secrets {
	const keyOf = (purpose: string): Buffer => createHmac("sha256", text).update(`baize:${purpose}`).digest();
	return secretsOf((purpose) => [{ number: 1, key: keyOf(purpose) }]);
}
