import { connect } from "node:net";
import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors, refuser } from "@baize/kernel/error";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { aSession } from "../calls/test-session.ts";
import type { Session } from "../calls/visit.ts";
import { openSampleServer, WAYS } from "./sample-server.ts";

const errors = defineErrors({ LAMP_BROKEN: { status: 409, text: "lamps.errors.broken" } });
const refuseLamp = refuser(errors);

const lightLamp = defineCall({
	name: "lightLamp",
	method: "POST",
	path: "/api/v1/lamps/:session/light",
	who: "player",
	level: "session",
	isOnFastPath: true,
	summary: "Lights a lamp.",
	params: Struct({ session: Text() }),
	body: Struct({ lamp: Text({ maxLength: 10_000 }), hours: Integer() }),
	reply: Struct({ lit: Text() }),
	errors,
});

const dimLamp = defineCall({
	...lightLamp,
	name: "dimLamp",
	path: "/api/v1/lamps/:session/rows/:row/dim",
	summary: "Dims a row of lamps.",
	params: Struct({ session: Text(), row: Text({ maxLength: 8 }) }),
	body: Struct({ hours: Integer() }),
});

const SESSIONS: Record<string, Session> = { mine: aSession("h1"), olga: aSession("h4", { roles: ["games"] }) };

let lit: string[] = [];
const bindings = [
	bind(lightLamp, async ({ body }, visit) => {
		if (body.lamp === "broken") throw refuseLamp("LAMP_BROKEN", undefined, 1_500);
		if (body.lamp === "bug") throw new Error("internal secret");
		lit.push(body.lamp);
		return new ReadyReply(Buffer.from(JSON.stringify({ lit: `${body.lamp} by ${visit.session.handle}` })));
	}),
	bind(dimLamp, async ({ params: { row } }) => new ReadyReply(Buffer.from(JSON.stringify({ lit: row })))),
];

type Options = { path?: string; sid?: string; headers?: Record<string, string> };
const BODY = { lamp: "red", hours: 2 };

describe.each(WAYS)("calls that are answered %s", (way) => {
	const isAhead = way === WAYS[0];
	/** The statuses of responses from the fast path. */
	let onFastPath: number[] = [];
	let app: FastifyInstance;
	let origin: string;
	beforeAll(async () => {
		const readSession = (sid: string | undefined) => (sid ? SESSIONS[sid] : undefined);
		const observe = (_call: unknown, status: number) => void onFastPath.push(status);
		({ app, origin } = await openSampleServer(way, { bindings, readSession, observe }));
	});
	afterAll(() => app.close());
	beforeEach(() => {
		lit = [];
		onFastPath = [];
	});

	async function post(payload: unknown, { path = "/api/v1/lamps/h1/light", sid = "mine", headers = {} }: Options = {}) {
		const answer = await fetch(`${origin}${path}`, {
			method: "POST",
			headers: { "content-type": "application/json", cookie: `sid=${sid}`, ...headers },
			body: typeof payload === "string" ? payload : JSON.stringify(payload),
		});
		const text = await answer.text();
		expect(text).not.toMatch(/internal secret| {4}at /);
		return { status: answer.status, body: JSON.parse(text), headers: answer.headers };
	}

	describe("a fast command", () => {
		it("is answered if everything is valid, with the headers of every answer", async () => {
			const answer = await post({ ...BODY, lamp: "é" });
			expect(answer).toMatchObject({ status: 200, body: { lit: "é by h1" } });
			expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
			expect(onFastPath).toEqual(isAhead ? [200] : []);
		});

		it.each([
			["malformed JSON", "{", 400, "MALFORMED_REQUEST"],
			["a missing property", { lamp: "red" }, 422, "VALIDATION_ERROR"],
			["text for a number, which is not coerced", { ...BODY, hours: "2" }, 422, "VALIDATION_ERROR"],
			["an unknown property", { ...BODY, admin: true }, 422, "VALIDATION_ERROR"],
			["a prototype", '{"lamp":"red","hours":2,"__proto__":{"admin":true}}', 400, "MALFORMED_REQUEST"],
			["what is no object", "7", 422, "VALIDATION_ERROR"],
			["the domain's own refusal", { ...BODY, lamp: "broken" }, 409, "LAMP_BROKEN"],
			["a bug of ours", { ...BODY, lamp: "bug" }, 500, "INTERNAL_ERROR"],
		])("answers %s with its listed error", async (_case, payload, status, errorCode) => {
			expect(await post(payload)).toMatchObject({ status, body: { errorCode } });
			expect([lit, onFastPath]).toEqual([[], isAhead ? [status] : []]);
		});

		it.each([
			["", "b.7", 200, true],
			[", of which the router takes what is to be decoded", "b%207", 200, false],
			[", which is validated", "b12345678", 422, true],
			[", of which the router takes an empty one", "", 200, false],
			[" that is one segment", "b/7", 404, false],
		])("may have one more parameter in its path%s", async (_case, row, status, isTaken) => {
			const answer = await post({ hours: 2 }, { path: `/api/v1/lamps/h1/rows/${row}/dim` });
			expect(answer.status).toBe(status);
			if (status === 200) expect(answer.body).toEqual({ lit: decodeURIComponent(row) });
			expect(onFastPath).toEqual(isAhead && isTaken ? [status] : []);
		});

		it("sends Retry-After", async () => {
			expect((await post({ ...BODY, lamp: "broken" })).headers.get("retry-after")).toBe("2");
		});

		it("accepts a body in pieces, and ignores one that is incomplete", async () => {
			const text = JSON.stringify(BODY);
			const socket = connect(Number(new URL(origin).port), "127.0.0.1");
			const head = `POST /api/v1/lamps/h1/light HTTP/1.1\r\nhost: x\r\ncookie: sid=mine\r\ncontent-type: application/json\r\n`;
			const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
			socket.write(`${head}content-length: ${text.length}\r\n\r\n${text.slice(0, 9)}`);
			await pause();
			expect(lit).toEqual([]);
			socket.write(text.slice(9));
			await pause();
			expect(lit).toEqual(["red"]);
			socket.write(`${head}content-length: ${text.length}\r\n\r\n${text.slice(0, 9)}`);
			await pause();
			socket.destroy();
			await pause();
			expect(lit).toEqual(["red"]);
		});
	});

	describe("every other request is the router's", () => {
		it.each([
			["an unknown session", BODY, { sid: "" }, 401],
			["another session's handle", BODY, { path: "/api/v1/lamps/h2/light" }, 401],
			["an operator's session", BODY, { sid: "olga", path: "/api/v1/lamps/h4/light" }, 403],
			["a page of another site", BODY, { headers: { "sec-fetch-site": "cross-site" } }, 403],
			["another origin", BODY, { headers: { origin: "https://evil.example" } }, 403],
			["a huge body", { ...BODY, lamp: "x".repeat(70_000) }, {}, 413],
			["a body that is only large", { ...BODY, lamp: "x".repeat(5_000) }, {}, 200],
			["another type", BODY, { headers: { "content-type": "text/plain" } }, 415],
			["no body", "", {}, 400],
			["a query", BODY, { path: "/api/v1/lamps/h1/light?a=1" }, 200],
			["another path", BODY, { path: "/api/v1/lamps/h1/light/on" }, 404],
		])("%s", async (_case, payload, options, status) => {
			expect((await post(payload, options)).status).toBe(status);
			expect(onFastPath).toEqual([]);
		});
	});
});
