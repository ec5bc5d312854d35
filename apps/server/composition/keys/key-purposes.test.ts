import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIXED_KEYS, SEALED_PURPOSES } from "./keys.ts";

const ROOT = new URL("../../../..", import.meta.url).pathname;
const README = readFileSync(`${ROOT}platform/server/crypto/README.md`, "utf8");

it("every use of a key is listed, and none is listed that is not used", () => {
	const files = ["domains/*/server/**/*.ts", "apps/server/**/*.ts"].flatMap((pattern) => globSync(ROOT + pattern));
	const used = files
		.filter((path) => !path.endsWith(".test.ts"))
		.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/keyFor\("([^"]+)"\)/g)].map(([, purpose]) => purpose));
	expect([...used].sort()).toEqual([...FIXED_KEYS].sort());
});

it("what another key would do to each use stands in the README", () => {
	for (const purpose of [...FIXED_KEYS, ...SEALED_PURPOSES]) expect(README).toContain(`\`${purpose}\``);
});
