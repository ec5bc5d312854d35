import { connect } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Open pages that listen to the tables, in a process of its own. Its options come on the standard input. It writes a line
 * when all are open, and at the end of its standard input how many messages each has had, and how late the last one was.
 */
export type ListenOptions = { port: number; count: number };
export type Received = { messages: number; closed: number; lateMs: number };

const OPENED_AT_ONCE = 50;
const MESSAGE = /event: (round|seats)\n/g;
/** A round's message says when it was sent. */
const SENT_AT = /event: round\ndata: .*"nowMs":(\d+)/;

const [line = "", ...rest] = (await text(process.stdin)).split("\n");
const { port, count }: ListenOptions = JSON.parse(line);
const seconds = Number(rest[0]);
let [messages, closed, lateMs, isCounting] = [0, 0, 0, false];

/** Each comes from an address of its own: a network may have only so many pages. */
function requestOf(at: number): string {
	const ip = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
	return `GET /api/v1/stream?topics=tables HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\nx-forwarded-for: ${ip}\r\n\r\n`;
}

function open(at: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1", () => socket.write(requestOf(at)));
		socket.setEncoding("latin1");
		socket.on("data", (chunk: string) => {
			resolve();
			if (!isCounting) return;
			messages += chunk.match(MESSAGE)?.length ?? 0;
			const sentAtMs = SENT_AT.exec(chunk)?.[1];
			if (sentAtMs) lateMs = Math.max(lateMs, Date.now() - Number(sentAtMs));
		});
		socket.on("error", reject);
		socket.on("close", () => closed++);
	});
}

for (let at = 0; at < count; at += OPENED_AT_ONCE)
	await Promise.all(Array.from({ length: Math.min(OPENED_AT_ONCE, count - at) }, (_, next) => open(at + next)));
process.stdout.write("open\n");
isCounting = true;
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const received: Received = { messages: messages / count, closed, lateMs };
process.stdout.write(`${JSON.stringify(received)}\n`, () => process.exit());
