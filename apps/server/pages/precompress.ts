import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH_BYTES = 1_200;
const WORTH_NAMES = /\.(js|css|svg|json|html|webmanifest)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a compressed copy beside each file of a build: as small as possible, because it is made only once. */
export function precompress(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
		if (!entry.isFile() || !WORTH_NAMES.test(entry.name)) continue;
		const path = join(entry.parentPath, entry.name);
		const bytes = readFileSync(path);
		if (bytes.length < WORTH_BYTES) continue;
		writeFileSync(`${path}.br`, brotliCompressSync(bytes, BROTLI));
		writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
	}
}
