import { type Audience, CALL_LIMITS, type CallLimit, type CallSpec, type TSchema } from "@baize/kernel/call";
import { COMMON_ERRORS, type ErrorSpec } from "@baize/kernel/error";
import { limitedOf } from "../../limits/index.ts";
import { SESSION_COOKIES } from "./visit.ts";

/** The calls as OpenAPI 3.1, generated from the same objects that route, check and handle them. */
export function openApiOf(
	calls: readonly CallSpec[],
	version: string,
	audience: Audience = "players",
): Record<string, unknown> {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const call of calls) {
		const path = call.path.replace(/:([A-Za-z]+)/g, "{$1}");
		paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
	}
	return {
		openapi: "3.1.0",
		info: { title: "Baize", version },
		paths,
		components: { schemas: { Error: ERROR_SCHEMA }, securitySchemes: securityOf(audience) },
	};
}

const securityOf = (audience: Audience) => ({
	session: { type: "apiKey", in: "cookie", name: SESSION_COOKIES[audience].name },
});

const ERROR_SCHEMA = {
	type: "object",
	required: ["errorCode", "message"],
	properties: {
		errorCode: { type: "string" },
		message: { type: "string", description: "The key of the text that is shown to the user." },
		details: { type: "object" },
		errors: {
			type: "array",
			items: { type: "object", properties: { field: { type: "string" }, cause: { type: "string" } } },
		},
	},
};

function operationOf(call: CallSpec): Record<string, unknown> {
	const status = call.replyStatus ?? (call.reply || call.replyType ? 200 : 204);
	return {
		operationId: call.name,
		summary: call.summary,
		"x-rate-limit": rateLimitOf(call),
		...(call.who === "anyone" ? {} : { security: [{ session: [] }] }),
		parameters: [
			...parametersOf("path", call.params),
			...parametersOf("query", call.query),
			...parametersOf("header", call.headers),
		],
		...(call.body ? { requestBody: { required: true, content: { "application/json": { schema: call.body } } } } : {}),
		responses: {
			[status]: {
				description: "done",
				...replyContent(call),
			},
			...errorResponses(call),
		},
	};
}

/** How many calls a client may plan for; calls with the same limit name are counted together. */
function rateLimitOf(call: CallSpec): Record<string, unknown> {
	const { limit: name, cost } = limitedOf(call);
	const { windowMs, perSession, perAddress }: CallLimit = CALL_LIMITS[name];
	return { name, windowMs, ...(perSession === undefined ? {} : { perSession }), perAddress, cost };
}

function replyContent({ reply, replyType }: CallSpec): Record<string, unknown> {
	if (replyType) return { content: { [replyType]: { schema: { type: "string" } } } };
	return reply ? { content: { "application/json": { schema: reply } } } : {};
}

function parametersOf(place: string, schema: TSchema | undefined): unknown[] {
	const { properties = {}, required = [] } = (schema ?? {}) as {
		properties?: Record<string, unknown>;
		required?: string[];
	};
	return Object.entries(properties).map(([name, of]) => ({
		name,
		in: place,
		required: required.includes(name),
		schema: of,
	}));
}

function errorResponses(call: CallSpec): Record<string, unknown> {
	const byStatus = new Map<number, string[]>();
	const always = call.who === "anyone" ? {} : { SESSION_REQUIRED: COMMON_ERRORS.SESSION_REQUIRED };
	const listed: Record<string, ErrorSpec> = {
		VALIDATION_ERROR: COMMON_ERRORS.VALIDATION_ERROR,
		TOO_MANY_REQUESTS: COMMON_ERRORS.TOO_MANY_REQUESTS,
		...always,
		...call.errors,
	};
	for (const [code, spec] of Object.entries(listed))
		byStatus.set(spec.status, [...(byStatus.get(spec.status) ?? []), code]);
	const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
	return Object.fromEntries(
		[...byStatus].map(([status, codes]) => [status, { description: codes.join(", "), content }]),
	);
}
