import { houseContext } from "@baize/platform-web/context";
import fc from "fast-check";
import {
	createRequestHandler,
	RouterContextProvider,
	type ServerBuild,
	UNSAFE_decodeViaTurboStream,
} from "react-router";
import { describe, expect, it } from "vitest";
import { handOffText, NoPlainData } from "./hand-off.ts";
import { pageHandlers } from "./page-handlers.ts";
import * as sample from "./sample-build.ts";

const build = sample as unknown as ServerBuild;

function contextAnswering(answer: (name: string) => unknown): RouterContextProvider {
	const context = new RouterContextProvider();
	const call = async ({ name }: { name: string }) => answer(name);
	context.set(houseContext, { nonce: "n", locale: "en", call } as never);
	return context;
}

const visit = async (
	handler: ReturnType<ReturnType<typeof pageHandlers>>,
	path: string,
	answer = (name: string): unknown => ({ name }),
) => {
	const response = await handler(new Request(`http://localhost${path}`), contextAnswering(answer));
	return { status: response.status, text: await response.text() };
};

describe("pages that go straight to the renderer", () => {
	it.each(["/en", "/en?a=b+c&d=1", "/en/pages/rules", "/en/pages/caf%C3%A9", "/en/pages/a%2Fb/"])(
		"%s is given what the router would give it",
		async (path) => {
			const straight = await visit(pageHandlers(build)(path.split("?")[0] ?? ""), path);
			const whole = await visit(createRequestHandler(build, "production"), path);
			const listed = (text: string) => ({
				...JSON.parse(text),
				routes: [],
				entry: withoutOthers(JSON.parse(text).entry),
			});
			expect(straight.status).toBe(whole.status);
			expect(listed(straight.text)).toEqual(listed(whole.text));
		},
	);

	it("asks the house once, also for a page that the router answers", async () => {
		const asked: string[] = [];
		const answer = (name: string): unknown => {
			asked.push(name);
			return new Date(0);
		};
		const { status, text } = await visit(pageHandlers(build)("/en/pages/rules"), "/en/pages/rules", answer);
		expect(status).toBe(200);
		expect(text).toContain("1970-01-01");
		expect(asked).toEqual(["rules"]);
	});
});

// A page is given its own routes only, the router's all of them.
const withoutOthers = (entry: Record<string, unknown>) => ({ ...entry, manifest: {}, routeModules: [] });

describe("what a page wakes up with", () => {
	const decoded = async (text: string): Promise<unknown> => {
		const { value } = await UNSAFE_decodeViaTurboStream(new Blob([text]).stream(), globalThis);
		return value;
	};
	it("is read by the router as it was written", async () => {
		const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes("__proto__"));
		await fc.assert(
			fc.asyncProperty(plain, async (value) => {
				const meant = JSON.parse(JSON.stringify({ value }));
				expect(await decoded(handOffText(meant))).toEqual(meant);
			}),
		);
	});

	it("keeps what is missing apart from what is nothing", async () => {
		const state = { a: undefined, b: null, c: [undefined, null, 0, "", false] };
		expect(await decoded(handOffText(state))).toStrictEqual(state);
	});

	it.each([[new Date()], [1n], [Number.NaN], [-0], [new Map()], [() => 1]])("is not written of %s", (value) => {
		expect(() => handOffText({ value })).toThrow(NoPlainData);
	});
});
