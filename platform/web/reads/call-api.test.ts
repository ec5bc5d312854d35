import { defineCall, Struct, Text } from "@baize/kernel/call";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyRules, type CallError, callApi } from "./call-api.ts";

const readThing = defineCall({
	name: "readThing",
	method: "GET",
	path: "/thing",
	who: "anyone",
	level: "visitor",
	summary: "A thing.",
	reply: Struct({ name: Text() }),
	errors: {},
});

const pollThing = defineCall({ ...readThing, name: "pollThing", path: "/polled", pollMs: 1_000 });

/** The network: answers, or stops only when aborted. */
const never = (signal: AbortSignal): Promise<Response> =>
	new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
let sent: (string | null)[];
let sentId: (string | undefined)[];
let network: (signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("fetch", (_path: string, init: RequestInit & { signal: AbortSignal }) => {
		sent.push(new Headers(init.headers).get("if-none-match"));
		sentId.push(init.cache);
		return network(init.signal);
	});
	sent = [];
	sentId = [];
	vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
		const late = new AbortController();
		setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), ms);
		return late.signal;
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const asked = (signal?: AbortSignal) =>
	callApi(readThing, {}, signal).catch((error: CallError | DOMException) =>
		"status" in error ? [error.status, error.code] : error.name,
	);
const answer =
	(text: string, status = 200) =>
	async () =>
		new Response(text, { status });

describe("[GEN-02] an API call", () => {
	it("gives the answer", async () => {
		network = answer('{"name":"a"}');
		expect(await asked()).toEqual({ name: "a" });
	});

	it("is one without an answer when none has come in fifteen seconds", async () => {
		network = never;
		const outcome = asked();
		await vi.advanceTimersByTimeAsync(15_000);
		expect(await outcome).toEqual([0, "NO_CONNECTION"]);
	});

	it.each(["", '{"name":', "<!doctype html>"])(
		"is one without an answer when it breaks off or is no answer of ours: %j",
		async (text) => {
			network = answer(text);
			expect(await asked()).toEqual([0, "NO_CONNECTION"]);
		},
	);

	it("is refused as it is refused", async () => {
		network = answer('{"errorCode":"TOO_LATE","message":"x"}', 409);
		expect(await asked()).toEqual([409, "TOO_LATE"]);
	});

	it.each(["null", "7", '"text"', "[]", "{}", '{"errorCode":7}'])(
		"is refused as not understood where the answer names no error: %s",
		async (text) => {
			network = answer(text, 502);
			expect(await asked()).toEqual([502, "INTERNAL_ERROR"]);
		},
	);

	it("is refused with a text of ours where the answer names none", async () => {
		network = answer('{"errorCode":"TOO_LATE"}', 409);
		const error = await callApi(readThing, {}).catch((thrown: CallError) => thrown);
		expect(error).toMatchObject({ code: "TOO_LATE", body: { message: "common.errors.internal" } });
	});

	it("ends as no failure of ours when the page has left", async () => {
		network = never;
		const left = new AbortController();
		const outcome = asked(left.signal);
		left.abort();
		expect(await outcome).toBe("AbortError");
	});
});

describe("a polled call", () => {
	const tagged = (name: string, etag: string) => async () =>
		new Response(JSON.stringify({ name }), { headers: { etag } });
	const unchanged = async () => new Response(null, { status: 304 });
	const polled = () => callApi(pollThing, {});

	it("is answered by the page's own memory while nothing changes, and stands in no cache of the browser", async () => {
		network = tagged("a", '"1"');
		const first = await polled();
		network = unchanged;
		expect(await polled()).toBe(first);
		network = tagged("b", '"2"');
		expect(await polled()).toEqual({ name: "b" });
		network = unchanged;
		expect(await polled()).toEqual({ name: "b" });
		expect(sent).toEqual([null, '"1"', '"1"', '"2"']);
		expect(new Set(sentId)).toEqual(new Set(["no-store"]));
	});

	it("is remembered for its own language only", async () => {
		network = tagged("a", '"1"');
		await polled();
		vi.stubGlobal("document", { documentElement: { lang: "es" } });
		await polled();
		expect(sent.at(-1)).toBeNull();
	});

	it("is dropped with the session", async () => {
		vi.stubGlobal("dispatchEvent", () => true);
		network = tagged("a", '"1"');
		await polled();
		network = answer('{"errorCode":"SESSION_REQUIRED","message":"x"}', 401);
		await polled().catch(() => {});
		network = tagged("a", '"1"');
		await polled();
		expect(sent.at(-1)).toBeNull();
	});
});

describe("[GEN-02] a call whose rules the page has", () => {
	const renameThing = defineCall({ ...readThing, name: "renameThing", method: "POST", body: Struct({ name: Text() }) });
	const rename = (name: string) =>
		callApi(renameThing, { body: { name } }).catch(({ status, code, body }: CallError) => [status, code, body.errors]);

	it("is refused as by the server, and not sent, while its body breaks them", async () => {
		network = answer('{"name":"b"}');
		expect(await rename("")).toEqual({ name: "b" });
		const issues = [{ field: "name", cause: "minLength" }];
		applyRules(renameThing, (body) => ((body as { name: string }).name === "" ? issues : []));
		expect(await rename("")).toEqual([422, "VALIDATION_ERROR", issues]);
		expect(sent).toHaveLength(1);
		expect(await rename("b")).toEqual({ name: "b" });
		expect(sent).toHaveLength(2);
	});

	it("leaves other calls to the server", async () => {
		applyRules(renameThing, () => [{ field: "name", cause: "pattern" }]);
		network = answer('{"name":"a"}');
		expect(await asked()).toEqual({ name: "a" });
	});
});
