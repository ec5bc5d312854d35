import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { DataFile } from "./openfootball-read.ts";

/** Where data come from. `fingerprint` differs once anything has changed; only then is `read` called. */
export type DataSource = { fingerprint(): Promise<string>; read(): Promise<DataFile[]> };

const isData = (name: string): boolean => /\.(csv|json)$/.test(name);

/** Every .csv and .json file in a folder and its subfolders ("2026-27/es.1.json"). */
export function folderSource(folder: string): DataSource {
	async function paths(): Promise<string[]> {
		const entries = await readdir(folder, { recursive: true, withFileTypes: true });
		const files = entries.filter(
			(entry) => entry.isFile() && isData(entry.name) && !isHidden(entry.parentPath, folder),
		);
		return files.map((entry) => join(entry.parentPath, entry.name)).sort();
	}
	return {
		async fingerprint() {
			const fingerprints = (await paths()).map(async (path) => {
				const { mtimeMs, size } = await stat(path);
				return `${path} ${mtimeMs} ${size}`;
			});
			return (await Promise.all(fingerprints)).join("\n");
		},
		read: async () =>
			Promise.all(
				(await paths()).map(async (path) => ({ name: relative(folder, path), text: await readFile(path, "utf8") })),
			),
	};
}

const isHidden = (path: string, folder: string): boolean => /(^|\/)\./.test(relative(folder, path));

const FETCH_MS = 20_000;
const FOLDER_FILES = ["competitions.csv", "matches.csv", "fixtures.csv"];

/** The address of one .csv or .json file, or of a folder with competitions.csv, matches.csv and fixtures.csv. */
export function addressSource(address: string): DataSource {
	const isFile = isData(new URL(address).pathname);
	const urls = isFile ? [address] : FOLDER_FILES.map((name) => new URL(name, `${address.replace(/\/*$/, "/")}`).href);
	let fetched: DataFile[] = [];

	async function fetchAll(): Promise<DataFile[]> {
		const files = await Promise.all(urls.map((url) => fetchFile(url, isFile)));
		return files.flatMap((file) => file ?? []);
	}

	return {
		async fingerprint() {
			fetched = await fetchAll();
			return JSON.stringify(fetched.map(({ name, text }) => [name, text]));
		},
		read: async () => fetched,
	};
}

/** A folder may lack one of its files; a file that was named must exist. */
async function fetchFile(url: string, isNeeded: boolean): Promise<DataFile | null> {
	const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
	if (response.ok) return { name: new URL(url).pathname.slice(1), text: await response.text() };
	if (response.status === 404 && !isNeeded) return null;
	throw new Error(`${url} answered ${response.status}`);
}
