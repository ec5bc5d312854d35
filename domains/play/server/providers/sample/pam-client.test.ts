import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { systemClock } from "@baize/kernel/time";
import { expect, it } from "vitest";
import { openPamClient } from "./pam-client.ts";

it("[GAME-03] a transaction whose answer was lost is sent again, the same to the byte", async () => {
	const bodies: string[] = [];
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const part of request) body += String(part);
		bodies.push(body);
		if (bodies.length === 1) return request.socket.destroy();
		return response.end(JSON.stringify({ status: "OK", transactionResult: { balance: { cashAmount: 5 } } }));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const keys = { apiKey: "key", signatureKey: "key", provider: "sample" };
	const pam = openPamClient({ ...keys, operatorUrl: () => `http://127.0.0.1:${port}`, clock: systemClock });
	const bet = { providerTransactionId: "b", providerBetRef: "b", providerRoundId: "r", providerGameId: "wheel" };
	const outcome = await pam.transact(
		{ playerId: "p", token: "t", currency: "CAD" },
		{ ...bet, transactionType: "WITHDRAW", cashAmount: 1, isGameOver: false },
	);
	expect(outcome).toEqual({ code: null, balance: 5 });
	expect(bodies).toHaveLength(2);
	expect(bodies[1]).toBe(bodies[0]);
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
});
