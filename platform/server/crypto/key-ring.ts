import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "@baize/kernel/check";
import type { Config } from "../config/index.ts";
import type { NumberedKey } from "./sealed-layout.ts";

/** The keys of the configuration. They seal data keys and nothing else: the newest one writes, the others read. */
export type KeyRing = {
	newest: NumberedKey;
	/** Newest first. */
	keys: readonly NumberedKey[];
	/** The key for a purpose as it was derived before there were data keys. */
	derivedKey(number: number, purpose: string): Buffer;
};

const DATA_KEYS = "data keys";

export function openKeyRing({ secrets, dataDir }: Pick<Config, "secrets" | "dataDir">): KeyRing {
	const given = secrets ?? [{ number: 1, text: developmentSecret(join(dataDir, "development-secret")) }];
	const byNumber = new Map(given.map(({ number, text }) => [number, text]));
	const keys = given
		.map(({ number, text }) => ({ number, key: derivedFrom(text, DATA_KEYS) }))
		.sort((one, other) => other.number - one.number);
	const [newest] = keys;
	check(newest, "a key ring has a key");
	return {
		newest,
		keys,
		derivedKey(number, purpose) {
			const text = byNumber.get(number);
			check(text !== undefined, `the key ring has a key ${number}`);
			return derivedFrom(text, purpose);
		},
	};
}

export const derivedFrom = (secret: string, purpose: string): Buffer =>
	createHmac("sha256", secret).update(`baize:${purpose}`).digest();

function developmentSecret(path: string): string {
	if (existsSync(path)) return readFileSync(path, "utf8");
	const secret = randomBytes(32).toString("hex");
	writeFileSync(path, secret, { mode: 0o600 });
	return secret;
}
