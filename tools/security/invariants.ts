import { type Audience, type CallSpec, isServedTo } from "@baize/kernel/call";
import type { Address } from "./addresses.ts";
import { headerOf, type RawResponse } from "./raw-request.ts";
import { PRIVATE_OF_PLAYER, SIGNED_IN, type Visitor } from "./visitors.ts";

/** Invariants of every answer, to every visitor and request. Each returns what is wrong, or nothing. */
type Invariant = (response: RawResponse, address: Address, visitor: Visitor) => string | false | undefined;
export type InvariantChecker = (response: RawResponse, address: Address, visitor: Visitor) => string[];

/** The page that reports a server error has that error's status. */
const ERROR_PAGE = /\/error\/internal-server/;
const MAX_MS = 3_000;

const TRACE = /\n\s+at .+:\d+|node_modules|file:\/\/|\.tsx?:\d+|\/(home|work|root|usr|tmp)\/[\w.-]+\//;
const OF_DATABASE = /syntax error at or near|violates \w+ constraint|PostgresError|relation "|SQLSTATE|kysely/i;

/** Password hashes, and keys as they are stored in files. */
const HASH = /\$argon2\w*\$|\$2[aby]\$|-----BEGIN [A-Z ]*PRIVATE KEY/;

export const ALWAYS = [
	"content-security-policy",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"permissions-policy",
	"referrer-policy",
	"x-content-type-options",
];

/** Calls that start, end or change a session, or store something in the browser. */
const SETS_COOKIE =
	/^(login|logout|logInOperator|logOutOperator|proveOperator|acceptInvitation|(renew|remove|confirm|add)Operator|loginWith|verify|updatePin|choose|complete|confirm|register|readSubdivision|locate|require|requestPinReset|resetPin|changePassword|recover)/;

const isSignedIn = ({ kind }: Visitor): boolean => SIGNED_IN.includes(kind);

const INVARIANTS: Record<string, Invariant> = {
	"is answered": ({ status }) => status === 0 && "no answer",
	"is no server error": ({ status }, { target }) => status >= 500 && !ERROR_PAGE.test(target) && `status ${status}`,
	"comes in time": ({ ms }) => ms > MAX_MS && `${Math.round(ms)} ms`,
	"leaks no internals": ({ body }) => TRACE.exec(body)?.[0] ?? OF_DATABASE.exec(body)?.[0],
	"carries the security headers": (response) =>
		ALWAYS.filter((name) => headerOf(response, name) === undefined).join(", "),
	"sets no unexpected cookie": (response, { call, target }) => {
		const cookie = headerOf(response, "set-cookie");
		if (cookie === undefined || SETS_COOKIE.test(call?.name ?? "")) return undefined;
		const isLanguage = /[?&]lang=/.test(target) && cookie.startsWith("LANG=");
		return !isLanguage && `${cookie.split("=")[0]} by ${call?.name ?? target.slice(0, 60)}`;
	},
	"shows a player's data only to the player and operators": ({ body }, { target }, { kind }) =>
		kind !== "player" &&
		kind !== "operator" &&
		!target.startsWith("/dev/") &&
		PRIVATE_OF_PLAYER.find((text) => body.includes(text)),
	"answers a call only to its audience": ({ status }, { about, call, isForeignHandle, audience }, visitor) => {
		if (!call || status >= 300 || status === 0 || about === "call, wrong method") return undefined;
		return !isFor(call, visitor, { isForeignHandle, audience }) && `${call.name} answered ${status}`;
	},
	"refuses a request from another site": ({ status }, { about, call, audience = "players" }) =>
		about === "call, another site" &&
		status !== (call === undefined || isServedTo(call, audience) ? 403 : 404) &&
		`status ${status}`,
	"is not cached if it is personal": (response, { call }, visitor) =>
		call !== undefined &&
		isSignedIn(visitor) &&
		response.status === 200 &&
		call.who !== "anyone" &&
		!headerOf(response, "cache-control")?.includes("no-store") &&
		`cache-control: ${headerOf(response, "cache-control")}`,
};

type Target = { isForeignHandle?: boolean | undefined; audience?: Audience | undefined };

function isFor(call: CallSpec, { kind }: Visitor, { isForeignHandle = false, audience = "players" }: Target): boolean {
	const { who, duringPendingAction: open } = call;
	if (!isServedTo(call, audience)) return false;
	if (who === "anyone") return true;
	if (isForeignHandle) return false;
	if (who === "operator") return kind === "operator";
	return (
		kind === "player" ||
		kind === "excluded" ||
		(kind === "pending" && (open === true || open?.includes("ADD_PIN_CODE") === true))
	);
}

/** Every invariant that an answer violates, one sentence each. No answer may contain a secret of the site. */
export function checkerOf(secrets: readonly string[], officeUrl: string): InvariantChecker {
	/** Outside production the back office's old address redirects to its own origin. */
	const redirectsToNoOtherSite: Invariant = (response) => {
		const to = headerOf(response, "location");
		return to !== undefined && to !== officeUrl && !/^\/(?![/\\])/.test(to) && `redirects to ${to}`;
	};
	const containsNoSecret: Invariant = ({ body, headers }) => {
		const text = [body, ...headers.flat()].join("\n");
		return (secrets.some((secret) => text.includes(secret)) && "the site's own") || HASH.exec(text)?.[0];
	};
	const all = Object.entries({
		...INVARIANTS,
		"redirects to no other site": redirectsToNoOtherSite,
		"contains no secret": containsNoSecret,
	});
	return (response, address, visitor) =>
		all.flatMap(([invariant, violationOf]) => {
			const why = violationOf(response, address, visitor);
			return why ? [`violated: an answer ${invariant}: ${why}`] : [];
		});
}
