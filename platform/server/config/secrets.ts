import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "./index.ts";

/** A key of its own for each purpose, derived from the one secret, so that one leak does not open another door. */
export type Secrets = { keyFor(purpose: string): Buffer };

export function openSecrets(config: Pick<Config, "secret" | "dataDir">): Secrets {
	const secret = config.secret ?? keptSecret(join(config.dataDir, "development-secret"));
	return { keyFor: (purpose) => createHmac("sha256", secret).update(`baize:${purpose}`).digest() };
}

function keptSecret(path: string): string {
	if (existsSync(path)) return readFileSync(path, "utf8");
	const secret = randomBytes(32).toString("hex");
	writeFileSync(path, secret, { mode: 0o600 });
	return secret;
}
