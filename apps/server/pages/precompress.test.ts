import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { precompress } from "./precompress.ts";

it("writes compressed copies of large texts in all folders, and of nothing else", async () => {
	const folder = mkdtempSync(join(tmpdir(), "baize-compress-"));
	const script = "const answer = 42;\n".repeat(200);
	mkdirSync(join(folder, "assets"));
	writeFileSync(join(folder, "assets/page.js"), script);
	writeFileSync(join(folder, "small.js"), "1");
	writeFileSync(join(folder, "picture.webp"), script);

	await precompress(folder);

	expect(readdirSync(join(folder, "assets")).sort()).toEqual(["page.js", "page.js.br", "page.js.gz"]);
	expect(String(brotliDecompressSync(readFileSync(join(folder, "assets/page.js.br"))))).toBe(script);
	expect(String(gunzipSync(readFileSync(join(folder, "assets/page.js.gz"))))).toBe(script);
	expect(readdirSync(folder).sort()).toEqual(["assets", "picture.webp", "small.js"]);
	rmSync(folder, { recursive: true });
});
