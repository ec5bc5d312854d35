import { type ChildProcessByStdio, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } };
type Place = { uri: string; range: { start: { line: number } } };
type Pending = { resolve(result: unknown): void; reject(error: Error): void };
type Server = ChildProcessByStdio<Writable, Readable, null>;

/** What an editor asks the type checker: where the name that ends at the end of a text in a file is defined. */
export type LanguageServer = {
	/** The file and its line; undefined where the editor would find nothing. */
	definitionAfter(file: string, text: string): Promise<string | undefined>;
	close(): void;
};

export async function openLanguageServer(root: string): Promise<LanguageServer> {
	const args = ["--lsp", "--stdio"];
	const server = spawn(join(root, "node_modules/.bin/tsc"), args, { cwd: root, stdio: ["pipe", "pipe", "ignore"] });
	const { request, notify } = openMessages(server);
	const rootUri = pathToFileURL(root).href;
	await request("initialize", { processId: process.pid, rootUri, capabilities: {} });
	notify("initialized", {});
	const opened = new Set<string>();
	return {
		async definitionAfter(file, text) {
			const whole = readFileSync(join(root, file), "utf8");
			const uri = pathToFileURL(join(root, file)).href;
			if (!opened.has(uri))
				notify("textDocument/didOpen", { textDocument: { uri, languageId: "typescript", version: 1, text: whole } });
			opened.add(uri);
			const position = endOf(whole, text, file);
			const found = await request("textDocument/definition", { textDocument: { uri }, position });
			const [place] = [found].flat() as (Place | null)[];
			return place ? lineAt(root, place) : undefined;
		},
		close: () => void server.kill(),
	};
}

/** The position of a text's last letter. */
function endOf(whole: string, text: string, file: string): { line: number; character: number } {
	const at = whole.indexOf(text);
	if (at < 0) throw new Error(`${file} does not contain: ${text}`);
	const lines = whole.slice(0, at + text.length - 1).split("\n");
	return { line: lines.length - 1, character: lines.at(-1)!.length };
}

function lineAt(root: string, { uri, range }: Place): string {
	const path = fileURLToPath(uri);
	const line = readFileSync(path, "utf8").split("\n")[range.start.line] ?? "";
	return `${path.replace(root, "")}: ${line.trim()}`;
}

/** Messages of the protocol: a header with the length, an empty line, JSON. */
function openMessages({ stdin, stdout }: Server) {
	const pending = new Map<number, Pending>();
	let lastId = 0;
	let received: Buffer = Buffer.alloc(0);

	function write(message: Message): void {
		const text = JSON.stringify({ jsonrpc: "2.0", ...message });
		stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
	}

	function take({ id, method, params, result, error }: Message): void {
		if (id === undefined) return;
		if (method !== undefined) write({ id, result: emptyAnswer(params) });
		else if (error) pending.get(id)?.reject(new Error(error.message));
		else pending.get(id)?.resolve(result);
		pending.delete(id);
	}

	stdout.on("data", (bytes: Buffer) => {
		received = Buffer.concat([received, bytes]);
		for (let next = nextMessage(received); next; next = nextMessage(received)) {
			received = next.rest;
			take(next.message);
		}
	});
	return {
		notify: (method: string, params: unknown): void => write({ method, params }),
		request: (method: string, params: unknown): Promise<unknown> =>
			new Promise((resolve, reject) => {
				const id = ++lastId;
				pending.set(id, { resolve, reject });
				write({ id, method, params });
			}),
	};
}

/** The server asks for settings of the editor, which has none. */
const emptyAnswer = (params: unknown): unknown => (params as { items?: unknown[] })?.items?.map(() => null) ?? null;

function nextMessage(bytes: Buffer): { message: Message; rest: Buffer } | undefined {
	const head = bytes.indexOf("\r\n\r\n");
	const [, length] = /Content-Length: (\d+)/.exec(bytes.toString("utf8", 0, Math.max(0, head))) ?? [];
	const end = head + 4 + Number(length);
	if (head < 0 || bytes.length < end) return undefined;
	return { message: JSON.parse(bytes.toString("utf8", head + 4, end)) as Message, rest: bytes.subarray(end) };
}
