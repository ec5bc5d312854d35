import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { openTestDatabase } from "@baize/testing";
import { expect, it, vi } from "vitest";
import { openDatabase } from "../database/index.ts";
import { openLog } from "../log/index.ts";
import { defineJob, openOutbox } from "./index.ts";

const count = defineJob("count", "player");

/** A proxy to the database that can be cut: then connections are refused, as while a database restarts. */
async function openWay(url: string) {
	const { hostname, port } = new URL(url);
	const sockets = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(Number(port), hostname);
		for (const socket of [near, far]) {
			sockets.add(socket);
			socket.on("error", () => {});
		}
		near.pipe(far).pipe(near);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	const address = new URL(url);
	address.port = String((server.address() as { port: number }).port);
	return {
		url: address.href,
		async cut() {
			const closed = new Promise((resolve) => server.close(resolve));
			for (const socket of sockets) socket.destroy();
			await closed;
		},
		restore: () => once(server.listen(Number(address.port), "127.0.0.1"), "listening"),
	};
}

it("work during an outage of the database is done once it is back, and the process survives", async () => {
	const database = await openTestDatabase();
	const way = await openWay(database.url);
	const reached = openDatabase(way.url);
	const outbox = openOutbox(reached, openLog("silent"));
	const done = new Set<unknown>();
	const begun = vi.fn();
	outbox.work(count, async ({ at }) => {
		begun();
		await new Promise((resolve) => setTimeout(resolve, 200));
		done.add(at);
	});
	await outbox.start();
	await database.transaction(async (tx) => {
		for (let at = 0; at < 8; at++) await outbox.enqueue(tx, count, { at });
	});
	await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 5_000 });
	await way.cut();
	await new Promise((resolve) => setTimeout(resolve, 2_500));
	await way.restore();
	await vi.waitFor(() => expect(done.size).toBe(8), { timeout: 20_000 });
	await outbox.stop();
	await reached.close();
	await way.cut();
	await database.close();
}, 40_000);
