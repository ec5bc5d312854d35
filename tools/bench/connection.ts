import { connect, type Socket } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");

type Driver = {
	/** The next request; `answer` is the body of the last one, empty before the first. */
	next(answer: string): Buffer | string;
	/** The status of each answer, and how long it took. */
	count(status: string, ms: number): void;
};

/** A keep-alive connection that sends its next request when the last one was answered, and parses just enough HTTP. */
export function openConnection(port: number, { next, count }: Driver): Socket {
	let sentMs = 0;
	let pending = Buffer.alloc(0);
	const socket = connect(port, "127.0.0.1");
	socket.setNoDelay(true);
	const send = (answer: string): void => {
		sentMs = performance.now();
		socket.write(next(answer));
	};
	socket.on("connect", () => send(""));
	socket.on("data", (chunk) => {
		pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
		const head = pending.indexOf(HEAD_END);
		const length = head < 0 ? undefined : answerLength(pending, head);
		if (length === undefined || pending.length < length) return;
		count(pending.toString("latin1", 9, 12), performance.now() - sentMs);
		const body = pending.toString("latin1", head + HEAD_END.length, length);
		pending = pending.subarray(length);
		send(body);
	});
	socket.on("error", (error) => {
		process.stderr.write(`${error.message}\n`);
		process.exit(1);
	});
	return socket;
}

function answerLength(bytes: Buffer, head: number): number {
	const match = /content-length: (\d+)/i.exec(bytes.toString("latin1", 0, head));
	return head + HEAD_END.length + Number(match?.[1] ?? 0);
}
