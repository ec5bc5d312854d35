import { connect } from "node:net";

/** A request exactly as it is written on the wire. An HTTP client would correct it on the way. */
export type RawRequest = {
	method: string;
	/** The target of the request line, valid or not. */
	target: string;
	headers?: Record<string, string>;
	body?: string | Buffer;
};

export type RawResponse = {
	/** 0 if no answer came. */
	status: number;
	headers: [name: string, value: string][];
	body: string;
	ms: number;
};

const TIMEOUT_MS = 15_000;
const HEAD_END = "\r\n\r\n";

/** Sends the request on its own connection and reads until the answer is complete. */
export function sendRaw(port: number, { method, target, headers = {}, body = "" }: RawRequest): Promise<RawResponse> {
	const bytes = Buffer.from(body);
	const lines = { host: `127.0.0.1:${port}`, connection: "close", ...headers };
	const length =
		bytes.length > 0 || !["GET", "HEAD"].includes(method) ? { "content-length": String(bytes.length) } : {};
	const head = Object.entries({ ...lines, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
	return new Promise((resolve) => {
		const startedMs = performance.now();
		const chunks: Buffer[] = [];
		const socket = connect(port, "127.0.0.1");
		const end = (): void => {
			socket.destroy();
			resolve({ ...answerIn(Buffer.concat(chunks)), ms: performance.now() - startedMs });
		};
		socket.setTimeout(TIMEOUT_MS, end);
		socket.on("data", (chunk) => {
			chunks.push(chunk);
			if (isStream(chunks)) end();
		});
		socket.on("end", end);
		socket.on("error", end);
		socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\n${head.join("")}\r\n`, "latin1"));
		socket.write(bytes);
	});
}

/** A stream does not end, so its beginning counts as its answer. */
const isStream = ([first]: readonly Buffer[]): boolean =>
	first?.includes("text/event-stream") === true && first.includes("event: open");

function answerIn(bytes: Buffer): Omit<RawResponse, "ms"> {
	const text = bytes.toString("latin1");
	const end = text.indexOf(HEAD_END);
	const [line = "", ...rest] = (end < 0 ? text : text.slice(0, end)).split("\r\n");
	const headers = rest.map((each): [string, string] => {
		const at = each.indexOf(":");
		return [each.slice(0, at).toLowerCase(), each.slice(at + 1).trim()];
	});
	const body = end < 0 ? "" : bytes.subarray(end + HEAD_END.length).toString();
	return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0), headers, body };
}

export const headerOf = ({ headers }: Pick<RawResponse, "headers">, name: string): string | undefined =>
	headers.find(([each]) => each === name)?.[1];
