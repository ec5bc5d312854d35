import type { Static, TSchema } from "typebox";
import type { Audience, CallSpec } from "./types.ts";

export * from "./assurance.ts";
export * from "./audited-view.ts";
export * from "./languages.ts";
export * from "./limits.data.ts";
export * from "./limits.ts";
export * from "./list-page.ts";
export * from "./personal-data.ts";
export * from "./reason.ts";
export * from "./reason-pattern.ts";
export * from "./restrictions.ts";
export * from "./roles.ts";
export * from "./schema.ts";
export * from "./storable.ts";
export * from "./types.ts";

/** Whether the origin of this audience serves the call. */
export function isServedTo({ who, servedTo }: Pick<CallSpec, "who" | "servedTo">, audience: Audience): boolean {
	const of = servedTo ?? (who === "operator" ? "operators" : "players");
	return of === "both" || of === audience;
}

/** The identity function, which preserves the literal types. */
export const defineCall = <const Spec extends CallSpec>(spec: Spec): Spec => spec;

type PartOf<Spec, Part extends string> = Spec extends { [P in Part]: infer Schema extends TSchema }
	? Static<Schema>
	: undefined;

export type ParamsOf<Spec> = PartOf<Spec, "params">;
export type QueryOf<Spec> = PartOf<Spec, "query">;
export type HeadersOf<Spec> = PartOf<Spec, "headers">;
export type BodyOf<Spec> = PartOf<Spec, "body">;
export type ReplyOf<Spec> = PartOf<Spec, "reply">;

/** The caller's input: only the parts that the call has. */
export type InputOf<Spec> = {
	[Part in "params" | "query" | "headers" | "body" as PartOf<Spec, Part> extends undefined ? never : Part]: PartOf<
		Spec,
		Part
	>;
};

/** The path of a call with its params filled in; each is encoded, so that a `+` or `/` stays inside its segment. */
export function pathOf(spec: Pick<CallSpec, "path">, params: Record<string, unknown> = {}): string {
	return spec.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** `?a=1&b=2`, leaving out what is undefined; empty for no values. */
export function queryText(query: Record<string, unknown> = {}): string {
	const given = Object.entries(query).filter(([, value]) => value !== undefined);
	const text = given
		.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
		.join("&");
	return text && `?${text}`;
}
