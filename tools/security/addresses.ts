import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Audience, type CallSpec, isServedTo } from "@baize/kernel/call";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { SITE_BUILD } from "../../apps/server/pages/build.ts";
import routes from "../../apps/site/app/routes.ts";

/**
 * A request to try. `{session}` stands for the visitor's own handle, or for the player's handle if `isForeignHandle`.
 */
export type Address = {
	about: string;
	method: string;
	target: string;
	headers?: Record<string, string>;
	body?: string;
	call?: CallSpec;
	/** On whose origin; the players' origin if not given. */
	audience?: Audience;
	/** The handle in the address belongs to another player. */
	isForeignHandle?: boolean;
};

const page = (target: string, about = "page"): Address => ({ about, method: "GET", target });

function pathsOf(entries: readonly RouteConfigEntry[], before = ""): string[] {
	return entries.flatMap(({ path = "", index, children = [] }) => {
		const own = [before, path].filter(Boolean).join("/");
		return [...(index || (path && children.length === 0) ? [own] : []), ...pathsOf(children, own)];
	});
}

const filled = (path: string): string =>
	`/${path}`
		.replace(":locale", "en")
		.replace("*", "some/where")
		.replaceAll(/:[A-Za-z]+/g, "something");

/** Every page with and without its language, and with values that its address may carry. */
function pages(): Address[] {
	const paths = [...new Set(pathsOf(routes).map(filled))];
	const bare = paths.filter((path) => path.startsWith("/en/")).map((path) => path.slice(3));
	return [
		...paths.map((path) => page(path)),
		...bare.map((path) => page(path, "page without a language")),
		...paths.map((path) =>
			page(`${path}?transactionStatus=SUCCESS&token=old&destination=//evil.example&lang=es`, "page"),
		),
		...paths.map((path) => page(`${path}.data`, "page data")),
	];
}

const PARAMS: Record<string, string> = { session: "{session}", locale: "en", language: "en" };
const AN_ID = "0000000000001";

const withParams = (path: string, other: string): string =>
	path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => PARAMS[name] ?? other);

/** Bodies that no call accepts. Each call must refuse them and do nothing else. */
const JUNK = ['{"__proto__":{"roles":["all"]},"constructor":1}', "{", `${"[".repeat(20_000)}${"]".repeat(20_000)}`];
const JSON_TYPE = { "content-type": "application/json" };

function callsOf(calls: readonly CallSpec[]): Address[] {
	return calls.flatMap((call): Address[] => {
		const { method } = call;
		const target = withParams(call.path, AN_ID);
		const odd = withParams(call.path, "%27%20or%201%3D1--");
		if (method === "GET")
			return [
				{ about: "call", method, target, call },
				{ about: "call, odd parameters", method, target: `${odd}?limit=-1&searchTerm=%00&before=%F0%9F`, call },
				{ about: "call, long query", method, target: `${target}?q=${"x".repeat(8_000)}`, call },
				{ about: "call, wrong method", method: "DELETE", target, call },
			];
		return [
			...JUNK.map((body): Address => ({ about: "call, junk", method, target, headers: JSON_TYPE, body, call })),
			{
				about: "call, another site",
				method,
				target,
				headers: { ...JSON_TYPE, origin: "https://evil.example" },
				body: "{}",
				call,
			},
			{ about: "call, wrong method", method: "GET", target, call },
		];
	});
}

/** Some of the built files, and names that look like built files. */
function assets(): Address[] {
	const built = readdirSync(join(SITE_BUILD, "client/assets")).slice(0, 3);
	return [...built, "gone.js", "../server/index.js", "..%2Fserver%2Findex.js", "%2e%2e/%2e%2e/package.json"].map(
		(name) => page(`/assets/${name}`, "asset"),
	);
}

const ODD: string[] = [
	"/en/%00",
	"/en/%ud800",
	"/en/%ED%A0%80",
	"/en/%FF%FE",
	"/en/%",
	"/en/%2",
	"/en/%252e%252e/%252e%252e/etc/passwd",
	"/en/../../../../etc/passwd",
	"/en/..%2f..%2f..%2fetc%2fpasswd",
	"/en/....//....//etc/passwd",
	"/en/%5c..%5c..%5cwindows",
	"//evil.example/en",
	"///evil.example",
	"/\\evil.example",
	"/en//",
	"/en/.",
	"/en/./././",
	"/EN",
	"/en/LOGIN",
	"/en/__proto__",
	"/en/constructor",
	"/en/error/__proto__",
	"/en/error/constructor",
	"/en/casino/__proto__/constructor/toString",
	"/__proto__",
	"/en?__proto__[roles]=all",
	"/en?lang=__proto__",
	"/en?lang=//evil.example",
	"/en?%",
	`/en?${"a=b&".repeat(1_500)}`,
	`/en${"/x".repeat(15)}`,
	`/en${"/x".repeat(100)}`,
	`/en${"/x".repeat(3_000)}`,
	`/en/${"x".repeat(900)}`,
	`/en/${"x".repeat(6_000)}`,
	`/en/${"%41".repeat(330)}`,
	`/en/${"é".repeat(50)}`,
	`/${"/".repeat(500)}`,
	`/api/v1/${"x/".repeat(400)}`,
	"/en;jsessionid=1",
	"/en/login;/../account",
	"/.env",
	"/.git/config",
	"/package.json",
	"/server.ts",
	"/wp-login.php",
	"/.well-known/security.txt",
	"/.well-known/change-password",
	"/.well-known/nothing",
	"/openapi.json",
	"/health/live",
	"/health/ready",
	"/health/nothing",
	"/metrics",
	"/backoffice",
	"/backoffice/",
	"/backoffice/assets/gone.js",
	"/backoffice/../en",
	"/dev/mailbox",
	"/dev/mailbox?to=stranger",
	"/dev/components",
	"/dev/nothing",
	"/dev/clock",
	"/sandbox/nothing",
	"/api/v1/nothing",
	"/services/nothing",
	"/content/nothing",
	"/api/v1/stream?topics=balance",
	"/api/v1/stream?topics=balance:7",
	"/api/v1/stream",
	"/__manifest",
	`/__manifest?version=x&paths=${Array.from({ length: 500 }, (_, index) => `%2Fen%2F${index}`).join(",")}`,
	"/robots.txt",
	"/favicon.ico",
	"/icon.svg",
	"*",
	"http://127.0.0.1/en",
	"http://evil.example/en",
	"https://evil.example/",
	"ftp://evil.example/",
	"evil.example:80",
	"en",
	"?lang=es",
	"#",
];

const METHODS = ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "CONNECT", "en", "HEAD"];

/** Headers that are too long, too many or malformed. */
const HEADERS: Record<string, Record<string, string>> = {
	"many languages": { "accept-language": "xx,".repeat(4_000) },
	"many encodings": { "accept-encoding": "xx,".repeat(4_000) },
	"many cookies": { cookie: "a=b; ".repeat(2_500) },
	"a long cookie": { cookie: `sid=${"x".repeat(12_000)}` },
	"a forged cookie": { cookie: "sid=../../etc; LANG=__proto__; __proto__=1" },
	"a long chain of proxies": { "x-forwarded-for": "127.0.0.1,".repeat(1_200) },
	"a chain of nothing": { "x-forwarded-for": ",,;=\"'" },
	"many tags": { "if-none-match": '"x",'.repeat(3_000) },
	"a range of ranges": { range: `bytes=${"0-1,".repeat(2_000)}0-1` },
	"another host": { host: "evil.example" },
	"no host": { host: "" },
	"two lengths": { "content-length": "3, 3" },
	"more than there may be": { "x-long": "x".repeat(20_000) },
	"a frame of another site": { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" },
};

/** Paths that are handled before the router of the operators' origin, and paths that must never exist there. */
const ODD_IN_OFFICE = [
	"/",
	"/en",
	"/en/login",
	"/backoffice",
	"/openapi.json",
	"/assets/gone.js",
	"/assets/..%2fserver.ts",
];

/** The operators' origin: every call, including those that are not served there. */
export const officeAddresses = (calls: readonly CallSpec[]): Address[] =>
	[
		...callsOf(calls.filter((call) => isServedTo(call, "operators"))),
		...callsOf(calls.filter((call) => call.who === "player")).filter(({ about }) => about === "call"),
		...[...ODD_IN_OFFICE, ...ODD].map((target) => page(target, "odd")),
	].map((address): Address => ({ ...address, audience: "operators" }));

/** Everything that is requested on the players' origin, by each kind of visitor. */
export const allAddresses = (calls: readonly CallSpec[]): Address[] => [
	...pages(),
	...callsOf(calls),
	...assets(),
	...ODD.map((target) => page(target, "odd")),
	...METHODS.flatMap((method) =>
		["/en", "/en/login", "/api/v1/nothing"].map((target) => ({ about: "method", method, target })),
	),
	...Object.entries(HEADERS).flatMap(([about, headers]) =>
		["/en", "/api/v1/identity/session", "/icon.svg"].map((target) => ({ about, method: "GET", target, headers })),
	),
];
