import { Ajv, type Options } from "ajv";
import formats from "ajv-formats";
import type { CallSpec, TSchema } from "../call/index.ts";
import { type InputIssue, issuesOf } from "../issues/index.ts";

/** What is wrong with the body of a call, by the call's own schema. `call` says whose body it is. */
export type BodyRules = ((body: unknown) => InputIssue[]) & { call: CallSpec };

/** Bodies are taken as they are; paths and queries are text, so "10" may mean 10 there. */
export const openBodyAjv = (more: Options = {}): Ajv => openAjv({ coerceTypes: false }, more);
export const openTextAjv = (): Ajv => openAjv({ coerceTypes: true, useDefaults: true });

/** That our schemas are schemas is proved by a test: to find it out here takes longer than all the first page does. */
const PROVED: Options = { meta: false, validateSchema: false };

function openAjv(own: Options, more: Options = {}): Ajv {
	const ajv = new Ajv({ allErrors: true, removeAdditional: false, strict: false, ...PROVED, ...own, ...more });
	formats.default(ajv);
	return ajv;
}

/**
 * The rules of a call's body, for the form that fills it. A module of a contract's `rules` folder exports one; the pages
 * get it compiled ahead, because a page may not compile code.
 */
export function bodyRules(call: CallSpec): BodyRules {
	const validator = openBodyAjv().compile(inputSchema(call, call.body ?? {}));
	return Object.assign((body: unknown) => issuesOf(validator, body), { call });
}

/** The schema of a call's input as it is applied: our own calls refuse what the schema does not name. */
export const inputSchema = (call: CallSpec, schema: TSchema): TSchema =>
	call.unknownProperties === "ignore" ? schema : closed(schema);

// Our schemas list all properties: every object in them refuses the ones that it does not name.
function closed(schema: TSchema): TSchema {
	return JSON.parse(JSON.stringify(schema), (_, value) =>
		value &&
		typeof value === "object" &&
		value.type === "object" &&
		value.properties &&
		value.additionalProperties === undefined
			? { ...value, additionalProperties: false }
			: value,
	);
}
