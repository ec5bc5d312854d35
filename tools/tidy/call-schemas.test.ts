import { openBodyAjv } from "@baize/kernel/rules";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validate } from "../../platform/server/http/calls/validation.ts";
import { allCalls } from "../security/calls.ts";

const calls = await allCalls();

/** Validators and serialisers are compiled by a call's first input and answer, so a start does not find a wrong schema. */
describe("the schemas of a call can be compiled", () => {
	let app: FastifyInstance;
	const failed: string[] = [];
	beforeAll(async () => {
		app = fastify();
		app.get("/", async (_request, answer) => {
			for (const { name, reply } of calls)
				try {
					if (reply) answer.compileSerializationSchema(reply as Record<string, unknown>);
				} catch (error) {
					failed.push(`${name}: ${error}`);
				}
			return {};
		});
		await app.inject("/");
	});
	afterAll(() => app.close());

	it("stands for every call", () => expect(calls.length).toBeGreaterThan(150));

	it.each(calls.map((call) => [call.name, call] as const))("%s, for its input", (_name, call) => {
		try {
			validate(call, {});
		} catch (error) {
			expect(error).toMatchObject({ code: "VALIDATION_ERROR" });
		}
	});

	// The site does not examine them when it starts: this does it for them.
	it.each(calls.map((call) => [call.name, call] as const))("%s, whose schemas are schemas", (_name, call) => {
		const ajv = openBodyAjv({ meta: true });
		for (const schema of [call.params, call.query, call.headers, call.body, call.reply])
			if (schema) expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
	});

	it("for their answers", () => expect(failed).toEqual([]));
});
