import { connect } from "node:net";

/** A request as it is written on the wire: nothing in it is put right on the way, as a client of HTTP would. */
export type Asked = {
	method: string;
	/** What stands in the request line, whatever it is. */
	target: string;
	headers?: Record<string, string>;
	body?: string | Buffer;
};

export type Answered = {
	/** 0 where no answer came. */
	status: number;
	headers: [name: string, value: string][];
	body: string;
	ms: number;
};

const PATIENCE_MS = 15_000;
const HEAD_END = "\r\n\r\n";

/** Asks on a connection of its own and reads until the answer is whole. */
export function ask(port: number, { method, target, headers = {}, body = "" }: Asked): Promise<Answered> {
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
		socket.setTimeout(PATIENCE_MS, end);
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

/** A stream does not end by itself; its beginning is its answer. */
const isStream = ([first]: readonly Buffer[]): boolean =>
	first?.includes("text/event-stream") === true && first.includes("event: open");

function answerIn(bytes: Buffer): Omit<Answered, "ms"> {
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

export const headerOf = ({ headers }: Pick<Answered, "headers">, name: string): string | undefined =>
	headers.find(([each]) => each === name)?.[1];
