import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
/**
 * How the company's server behaves. late: after longer than the caller waits. garbled: with half of the answer.
 * dropped: it has done what was asked, and cuts the connection. broken: with status 500.
 */
export type Behaviour = "right" | "late" | "garbled" | "dropped" | "broken";

export type FakeCompany = {
	url: string;
	asked: Asked[];
	behaves: Behaviour;
	/** Waits longer than this. */
	close(): Promise<void>;
};

const LATE_MS = 400;

/** A company's server on this machine; `answer` gives status and JSON to what it is asked. */
export async function openFakeCompany(answer: (asked: Asked) => [status: number, body: unknown]): Promise<FakeCompany> {
	const server = createServer((request, response) => void handle(request, response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const company: FakeCompany = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked: [],
		behaves: "right",
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part as Buffer);
		const { method = "", url: path = "", headers } = request;
		const asked = { method, path, headers, body: Buffer.concat(parts).toString() };
		company.asked.push(asked);
		// What was asked takes effect, however the answer comes.
		const [status, body] = answer(asked);
		const text = JSON.stringify(body);
		if (company.behaves === "dropped") return void request.socket.destroy();
		if (company.behaves === "broken") return void response.writeHead(500).end("{}");
		if (company.behaves === "late") await new Promise((resolve) => setTimeout(resolve, LATE_MS));
		response.writeHead(status, { "content-type": "application/json" });
		response.end(company.behaves === "garbled" ? text.slice(0, text.length / 2) : text);
	}
	return company;
}
