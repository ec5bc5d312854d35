import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import { Ajv } from "ajv";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../../log/index.ts";
import { openHttp, visitReader } from "../app/app.ts";
import { fastPolls } from "../fast-path/fast-polls.ts";
import { bind } from "./bind.ts";
import { openInProcessClient } from "./in-process-client.ts";
import { bindRoutes } from "./routes.ts";
import { aSession } from "./test-session.ts";

afterEach(() => vi.restoreAllMocks());

const aBinding = () =>
	bind(
		defineCall({
			name: "readLamps",
			method: "GET",
			path: "/api/v1/lamps/:session",
			who: "player",
			level: "session",
			summary: "Reads the lamps.",
			params: Struct({ session: Text() }),
			query: Struct({ hours: Integer() }),
			reply: Struct({ hours: Integer() }),
			errors: {},
			pollMs: 1_000,
		}),
		({ query }) => ({ hours: query.hours }),
	);

describe("a client in process compiled the validators of its calls each time it was made (defect)", () => {
	it("compiles when the first input arrives, once for all clients, routes and fast paths of a call", async () => {
		const compile = vi.spyOn(Ajv.prototype, "compile");
		const binding = aBinding();
		const first = openInProcessClient([binding]);
		const again = openInProcessClient([binding]);
		const app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, openLog("silent"));
		bindRoutes(
			app,
			[binding],
			visitReader(() => undefined),
		);
		fastPolls([binding], { visitOf: () => undefined, headers: [], observe: () => {} });
		await app.ready();
		expect(compile).not.toHaveBeenCalled();
		const visit = { session: aSession("h1"), locale: "en", ip: "", userAgent: "", cookies: {} } as const;
		const input = { params: { session: "h1" }, query: { hours: "seven" as unknown as number } };
		for (const client of [first, again])
			await expect(client.call(binding.call, input as never, visit)).rejects.toMatchObject({
				code: "VALIDATION_ERROR",
			});
		expect(compile).toHaveBeenCalledTimes(2);
		await app.close();
	});
});
