import { createSocket } from "node:dgram";
import { connect, type Socket } from "node:net";
import { hostname } from "node:os";
import { connect as connectTls } from "node:tls";
import type { SecurityEvent, SecuritySink, Severity } from "./types.ts";

/** "security/authorization messages". RFC 5424, 6.2.1 */
const FACILITY = 4;
const SEVERITY: Record<Severity, number> = { alert: 1, warning: 4, info: 6 };
const ANSWER_MS = 5_000;

const written = (value: string): string => value.replace(/[\\"\]]/g, "\\$&").replace(/\p{Cc}/gu, " ");

/** One message of RFC 5424: known fields as structured data, the details as JSON at the end. */
export function syslogLine({ name, severity, atMs, actorId, playerId, ip, details }: SecurityEvent): string {
	const known = Object.entries({ actorId, playerId, ip }).filter(([, value]) => value !== undefined);
	const data =
		known.length === 0
			? "-"
			: `[baize@32473 ${known.map(([key, value]) => `${key}="${written(String(value))}"`).join(" ")}]`;
	const head = `<${FACILITY * 8 + SEVERITY[severity]}>1 ${new Date(atMs).toISOString()} ${hostname()} baize ${process.pid} ${written(name)}`;
	return `${head} ${data} ${JSON.stringify(details ?? {})}`;
}

export function openSyslogUdp(host: string, port: number): SecuritySink {
	const socket = createSocket("udp4").unref();
	const sendOne = (line: string): Promise<void> =>
		new Promise((resolve, reject) => socket.send(line, port, host, (error) => (error ? reject(error) : resolve())));
	return {
		async send(events) {
			for (const event of events) await sendOne(syslogLine(event));
		},
		close: () => new Promise((resolve) => socket.close(() => resolve())),
	};
}

/** On a connection each message is preceded by its length. RFC 6587, 3.4.1; with TLS RFC 5425 */
export function openSyslogStream(host: string, port: number, isTls: boolean): SecuritySink {
	let connection: Promise<Socket> | undefined;

	function open(): Promise<Socket> {
		return new Promise((resolve, reject) => {
			const socket = isTls ? connectTls({ host, port, servername: host }) : connect({ host, port });
			socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error("syslog does not answer")));
			socket.once(isTls ? "secureConnect" : "connect", () => {
				socket.setTimeout(0);
				socket.unref();
				resolve(socket);
			});
			const end = (error?: Error): void => {
				connection = undefined;
				reject(error ?? new Error("syslog closed the connection"));
			};
			socket.once("error", end).once("close", () => end());
		});
	}

	return {
		async send(events) {
			connection ??= open();
			const socket = await connection;
			const text = events
				.map(syslogLine)
				.map((line) => `${Buffer.byteLength(line)} ${line}`)
				.join("");
			await new Promise<void>((resolve, reject) => socket.write(text, (error) => (error ? reject(error) : resolve())));
		},
		async close() {
			const socket = await connection?.catch(() => undefined);
			socket?.end();
		},
	};
}
