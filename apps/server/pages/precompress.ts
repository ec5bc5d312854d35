import { readdirSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_BYTES = 1_200;
const WORTH_NAMES = /\.(js|css|svg|json|html|webmanifest)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compression takes threads that also read the files of a site which answers meanwhile. */
const AT_ONCE = 2;

const FORMATS = [
	{ ending: "br", make: (bytes: Buffer) => toBrotli(bytes, BROTLI) },
	{ ending: "gz", make: (bytes: Buffer) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Writes compressed copies beside each file of a build: as small as possible, because they are made only once. */
export async function precompress(folder: string): Promise<void> {
	const files = readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && WORTH_NAMES.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	const left = files.values();
	const work = async (): Promise<void> => {
		for (const file of left) await compressFile(file);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(path: string): Promise<void> {
	const bytes = await readFile(path);
	if (bytes.length < WORTH_BYTES) return;
	for (const { ending, make } of FORMATS) await writeWhole(`${path}.${ending}`, await make(bytes));
}

/** The copy appears when it is complete: a site that runs may send it from then on. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
	await writeFile(`${path}.part`, bytes);
	await rename(`${path}.part`, path);
}
