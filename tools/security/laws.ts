import { type Audience, type CallSpec, isServedTo } from "@baize/kernel/call";
import type { Address } from "./addresses.ts";
import { type Answered, headerOf } from "./ask.ts";
import { PRIVATE_OF_PLAYER, SIGNED_IN, type Visitor } from "./visitors.ts";

/** What holds of every answer, whoever asks for whatever. Each law says what is wrong, or nothing. */
type Law = (answered: Answered, address: Address, visitor: Visitor) => string | false | undefined;
export type Laws = (answered: Answered, address: Address, visitor: Visitor) => string[];

/** A page that says that something went wrong has the status of that. */
const SAYS_FAULT = /\/error\/internal-server/;
const LONGEST_MS = 3_000;

const TRACE = /\n\s+at .+:\d+|node_modules|file:\/\/|\.tsx?:\d+|\/(home|work|root|usr|tmp)\/[\w.-]+\//;
const OF_DATABASE = /syntax error at or near|violates \w+ constraint|PostgresError|relation "|SQLSTATE|kysely/i;

/** Of passwords, and keys as files hold them. */
const HASH = /\$argon2\w*\$|\$2[aby]\$|-----BEGIN [A-Z ]*PRIVATE KEY/;

export const ALWAYS = [
	"content-security-policy",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"permissions-policy",
	"referrer-policy",
	"x-content-type-options",
];

/** Calls that begin, end or change a session, or remember something for the browser. */
const SETS_COOKIE =
	/^(login|logout|logInOperator|logOutOperator|proveOperator|acceptInvitation|(renew|remove|confirm|add)Operator|loginWith|verify|updatePin|choose|complete|confirm|register|readSubdivision|locate|require|requestPinReset|resetPin|changePassword|recover)/;

const isSignedIn = ({ kind }: Visitor): boolean => SIGNED_IN.includes(kind);

const laws: Record<string, Law> = {
	"is answered": ({ status }) => status === 0 && "no answer",
	"is no fault of ours": ({ status }, { target }) => status >= 500 && !SAYS_FAULT.test(target) && `status ${status}`,
	"comes in time": ({ ms }) => ms > LONGEST_MS && `${Math.round(ms)} ms`,
	"tells nothing of the inside": ({ body }) => TRACE.exec(body)?.[0] ?? OF_DATABASE.exec(body)?.[0],
	"carries the security headers": (answered) =>
		ALWAYS.filter((name) => headerOf(answered, name) === undefined).join(", "),
	"sets no cookie where none belongs": (answered, { call, target }) => {
		const cookie = headerOf(answered, "set-cookie");
		if (cookie === undefined || SETS_COOKIE.test(call?.name ?? "")) return undefined;
		const isLanguage = /[?&]lang=/.test(target) && cookie.startsWith("LANG=");
		return !isLanguage && `${cookie.split("=")[0]} by ${call?.name ?? target.slice(0, 60)}`;
	},
	"tells a player's own to nobody else": ({ body }, { target }, { kind }) =>
		kind !== "player" &&
		kind !== "operator" &&
		!target.startsWith("/dev/") &&
		PRIVATE_OF_PLAYER.find((text) => body.includes(text)),
	"answers a call only to whom it is for": ({ status }, { about, call, isStranger, audience }, visitor) => {
		if (!call || status >= 300 || status === 0 || about === "call, wrong method") return undefined;
		return !isFor(call, visitor, { isStranger, audience }) && `${call.name} answered ${status}`;
	},
	"refuses what another site asks for": ({ status }, { about, call, audience = "players" }) =>
		about === "call, another site" &&
		status !== (call === undefined || isServedTo(call, audience) ? 403 : 404) &&
		`status ${status}`,
	"is kept by no cache where it is somebody's own": (answered, { call }, visitor) =>
		call !== undefined &&
		isSignedIn(visitor) &&
		answered.status === 200 &&
		call.who !== "anyone" &&
		!headerOf(answered, "cache-control")?.includes("no-store") &&
		`cache-control: ${headerOf(answered, "cache-control")}`,
};

type Asked = { isStranger?: boolean | undefined; audience?: Audience | undefined };

function isFor(call: CallSpec, { kind }: Visitor, { isStranger = false, audience = "players" }: Asked): boolean {
	const { who, duringPendingAction: open } = call;
	if (!isServedTo(call, audience)) return false;
	if (who === "anyone") return true;
	if (isStranger) return false;
	if (who === "operator") return kind === "operator";
	return (
		kind === "player" ||
		kind === "excluded" ||
		(kind === "pending" && (open === true || open?.includes("ADD_PIN_CODE") === true))
	);
}

/** Every law that an answer breaks, in a sentence. Whatever the site keeps to itself is in no answer. */
export function lawsOf(secrets: readonly string[], officeUrl: string): Laws {
	/** Outside production the back office's old address leads to its own origin. */
	const leadsNowhereElse: Law = (answered) => {
		const to = headerOf(answered, "location");
		return to !== undefined && to !== officeUrl && !/^\/(?![/\\])/.test(to) && `leads to ${to}`;
	};
	const tellsNoSecret: Law = ({ body, headers }) => {
		const text = [body, ...headers.flat()].join("\n");
		return (secrets.some((secret) => text.includes(secret)) && "the site's own") || HASH.exec(text)?.[0];
	};
	const all = Object.entries({ ...laws, "leads nowhere else": leadsNowhereElse, "tells no secret": tellsNoSecret });
	return (answered, address, visitor) =>
		all.flatMap(([law, isBroken]) => {
			const why = isBroken(answered, address, visitor);
			return why ? [`an answer ${law}: ${why}`] : [];
		});
}
