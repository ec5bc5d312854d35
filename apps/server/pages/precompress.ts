import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_BYTES = 1_200;
const WORTH_NAMES = /\.(js|css|svg|json|html|webmanifest)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Writes a compressed copy beside each file of a build: as small as possible, because it is made only once. Node
 * compresses on its threads, so the files are taken several at a time.
 */
export async function precompress(folder: string): Promise<void> {
	const files = readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && WORTH_NAMES.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	await Promise.all(files.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
	const bytes = await readFile(path);
	if (bytes.length < WORTH_BYTES) return;
	await Promise.all([
		toBrotli(bytes, BROTLI).then((made) => writeFile(`${path}.br`, made)),
		toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((made) => writeFile(`${path}.gz`, made)),
	]);
}
