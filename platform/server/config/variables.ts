import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";

/** The result of reading a variable: a value, or a sentence that says what is wrong and what to do. */
export type Reading<Value> = { value: Value } | { error: string };

const error = (sentence: string): { error: string } => ({ error: sentence });

export function readPort(name: string, text: string): Reading<number> {
	const port = Number(text);
	if (/^\d{1,5}$/.test(text) && port <= 65_535) return { value: port };
	return error(`${name} is "${text}", but a port is a whole number from 0 to 65535.`);
}

/** A number above 0, like 2 or 0.5. */
export function readFactor(name: string, text: string): Reading<number> {
	const factor = Number(text);
	if (/^\d+(\.\d+)?$/.test(text) && factor > 0) return { value: factor };
	return error(`${name} is "${text}", but a factor is a number above 0, like 2 or 0.5.`);
}

export function readWholeNumber(name: string, text: string): Reading<number> {
	if (/^-?\d{1,9}$/.test(text)) return { value: Number(text) };
	return error(`${name} is "${text}", but it is a whole number, like 40.`);
}

export function readChoice<const Choices extends readonly string[]>(
	name: string,
	text: string,
	choices: Choices,
): Reading<Choices[number]> {
	if (choices.includes(text)) return { value: text };
	return error(`${name} is "${text}", but must be one of: ${choices.join(", ")}.`);
}

export function readUrl(name: string, text: string, protocols: readonly string[]): Reading<string> {
	const protocol = URL.canParse(text) ? new URL(text).protocol : "";
	if (protocols.includes(protocol)) return { value: text };
	// The value may contain a password, so it is not repeated.
	return error(`${name} is not an address of the form ${protocols.map((known) => `${known}//…`).join(" or ")}.`);
}

/** "https://play.example": no path, because the language comes right after it. A trailing slash is removed. */
export function readSiteAddress(name: string, text: string): Reading<string> {
	const address = readUrl(name, text, ["http:", "https:"]);
	if ("error" in address) return address;
	const { origin, pathname, search, hash } = new URL(text);
	if (pathname === "/" && search === "" && hash === "") return { value: origin };
	return error(`${name} is "${text}", but must be the address of the site alone, like ${origin}.`);
}

export function readFolder(name: string, text: string): Reading<string> {
	const folder = resolve(text);
	try {
		makeFolder(folder);
		accessSync(folder, constants.W_OK);
		if (!statSync(folder).isDirectory()) return error(`${name} is "${text}", but that is a file. Name a folder.`);
		return { value: folder };
	} catch {
		return error(`${name} is "${text}", but that folder cannot be written. Choose another or change its permissions.`);
	}
}

// One folder at a time, because mkdir with `recursive` never ends in a folder that accepts no folders, such as /proc.
function makeFolder(folder: string): void {
	if (existsSync(folder)) return;
	makeFolder(dirname(folder));
	mkdirSync(folder);
}

const NETWORKS = new Set(["loopback", "linklocal", "uniquelocal"]);
const BITS: Record<number, number> = { 4: 32, 6: 128 };

/** Addresses, networks as "10.0.0.0/8", or names of non-public networks, separated by commas. */
export function readProxies(name: string, text: string): Reading<string[]> {
	const proxies = text
		.split(",")
		.map((proxy) => proxy.trim())
		.filter(Boolean);
	const wrong = proxies.find((proxy) => !isProxy(proxy));
	if (wrong === undefined) return { value: proxies };
	return error(
		`${name} names "${wrong}", but a proxy is an address, a network like 10.0.0.0/8, or one of: ${[...NETWORKS].join(", ")}.`,
	);
}

function isProxy(text: string): boolean {
	const [address = "", bits, ...more] = text.split("/");
	const maxBits = BITS[isIP(address)];
	if (maxBits === undefined) return NETWORKS.has(text);
	return (
		more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= maxBits))
	);
}

export function readFile(name: string, text: string): Reading<string> {
	const path = resolve(text);
	return existsSync(path) ? { value: path } : error(`${name} is "${text}", but there is no such file.`);
}

/** Country and subdivision, as in ISO 3166: "CA:ON". */
export function readPlace(name: string, text: string): Reading<{ country: string; subdivision: string }> {
	const match = /^([A-Z]{2}):([A-Z0-9]{1,3})$/.exec(text);
	if (match) return { value: { country: match[1]!, subdivision: match[2]! } };
	return error(`${name} is "${text}", but a place is written as country and subdivision, like CA:ON.`);
}

/** "simulated", or "openfootball:" and a folder or address. */
export function readFeed(
	name: string,
	text: string,
): Reading<{ kind: "simulated" } | { kind: "openfootball"; source: string }> {
	if (text === "simulated") return { value: { kind: "simulated" } };
	const source = /^openfootball:(.+)$/.exec(text)?.[1];
	if (!source) return error(`${name} is "${text}", but must be simulated, or openfootball:<folder or address>.`);
	if (/^https?:/.test(source) || existsSync(source)) return { value: { kind: "openfootball", source } };
	return error(`${name} names the folder "${source}", but there is no such folder.`);
}

const MIN_SECRET_LENGTH = 32;
const SECRETS_FORM = "numbered texts, like 2:<text>,1:<text>";

type NumberedSecret = { number: number; text: string };

/** SECRETS, or SECRET as key 1 alone. No error repeats what was given. */
export function readSecrets(
	given: (name: string) => string | undefined,
): Reading<readonly NumberedSecret[] | undefined> {
	const [alone, several] = [given("SECRET"), given("SECRETS")];
	if (alone !== undefined && several !== undefined)
		return error("SECRET and SECRETS are both given. Give SECRETS alone, with the text of SECRET as key 1.");
	if (several !== undefined) return readNumberedSecrets(several);
	if (alone === undefined) return { value: undefined };
	if (alone.length < MIN_SECRET_LENGTH)
		return error(`SECRET must hold at least ${MIN_SECRET_LENGTH} characters of random text.`);
	return { value: [{ number: 1, text: alone }] };
}

function readNumberedSecrets(text: string): Reading<readonly NumberedSecret[]> {
	const secrets: NumberedSecret[] = [];
	for (const [index, part] of text.split(",").entries()) {
		const match = /^\s*([1-9]\d{0,8}):\s*(\S.*?)\s*$/.exec(part);
		if (!match) return error(`SECRETS must be ${SECRETS_FORM}, but its part ${index + 1} is not.`);
		secrets.push({ number: Number(match[1]), text: match[2]! });
	}
	const short = secrets.find((secret) => secret.text.length < MIN_SECRET_LENGTH);
	if (short)
		return error(`Key ${short.number} of SECRETS must hold at least ${MIN_SECRET_LENGTH} characters of random text.`);
	return withoutRepeats(secrets);
}

function withoutRepeats(secrets: readonly NumberedSecret[]): Reading<readonly NumberedSecret[]> {
	for (const [index, { number, text }] of secrets.entries()) {
		const before = secrets.slice(0, index);
		if (before.some((other) => other.number === number))
			return error(`SECRETS has key ${number} twice. Give each text a number of its own, the newest the highest.`);
		const same = before.find((other) => other.text === text);
		if (same)
			return error(`SECRETS has the same text as keys ${same.number} and ${number}. Give a new key a new text.`);
	}
	return { value: secrets };
}

const CAPTCHA_VARIABLES = ["CAPTCHA_VERIFY_URL", "CAPTCHA_SECRET", "CAPTCHA_SITE_KEY", "CAPTCHA_SCRIPT_URL"];

type CaptchaService = { verifyUrl: string; secret: string; siteKey: string; scriptUrl: string };

/** All four of a captcha service, or none. */
export function readCaptcha(given: (name: string) => string | undefined): Reading<CaptchaService | undefined> {
	const [verifyUrl, secret, siteKey, scriptUrl] = CAPTCHA_VARIABLES.map(given);
	if (!verifyUrl && !secret && !siteKey && !scriptUrl) return { value: undefined };
	if (!verifyUrl || !secret || !siteKey || !scriptUrl)
		return error(`A captcha service needs all of ${CAPTCHA_VARIABLES.join(", ")}. Give all four, or none.`);
	for (const [name, text] of [
		["CAPTCHA_VERIFY_URL", verifyUrl],
		["CAPTCHA_SCRIPT_URL", scriptUrl],
	] as const) {
		const reading = readUrl(name, text, ["https:"]);
		if ("error" in reading) return reading;
	}
	return { value: { verifyUrl, secret, siteKey, scriptUrl } };
}

/** Discourse takes no shorter secret. */
const FORUM_SECRET_LENGTH = 10;

/** Both or neither: an address without a secret would let any person in, a secret without an address has no use. */
export function readForum(
	url: string | undefined,
	secret: string | undefined,
): Reading<{ url: string; secret: string } | undefined> {
	if (url === undefined && secret === undefined) return { value: undefined };
	if (url === undefined || secret === undefined)
		return error("FORUM_URL and FORUM_SECRET belong together: give both, or neither.");
	const address = readUrl("FORUM_URL", url, ["http:", "https:"]);
	if ("error" in address) return address;
	if (secret.length >= FORUM_SECRET_LENGTH) return { value: { url, secret } };
	return error(
		`FORUM_SECRET must hold at least ${FORUM_SECRET_LENGTH} characters, the same as in the forum's settings.`,
	);
}

/** "https://web.company.example": no path, because a browser allows whole origins. */
export function readOrigin(name: string, text: string): Reading<string> {
	const isOrigin = URL.canParse(text) && new URL(text).origin === text && text.startsWith("https:");
	return isOrigin
		? { value: text }
		: error(`${name} is "${text}", but must be an https origin, like https://web.company.com.`);
}

/** A mail address, or the address of a page or of a telephone, as RFC 9116 has them. */
export function readContact(name: string, text: string): Reading<string> {
	if (/^[^\s@:]+@[^\s@:]+$/.test(text)) return { value: `mailto:${text}` };
	if (/^(mailto:|https:|tel:)\S+$/.test(text) && URL.canParse(text)) return { value: text };
	return error(`${name} is "${text}", but must be a mail address, or one that begins with https:, mailto: or tel:.`);
}

export function readMail(name: string, text: string): Reading<string> {
	if (/^[^\s@:<>]+@[^\s@:<>]+$/.test(text)) return { value: text };
	return error(`${name} is "${text}", but must be a mail address.`);
}

const OF_BUCKET = ["PICTURES_S3_URL", "PICTURES_S3_KEY", "PICTURES_S3_SECRET"];

type PictureStorageRead =
	| { kind: "folder" }
	| { kind: "s3"; url: string; region: string; accessKeyId: string; secretAccessKey: string };

/** The address of a bucket with the keys to it, or none of them: then a folder is used. */
export function readPictureStorage(given: (name: string) => string | undefined): Reading<PictureStorageRead> {
	const [url, accessKeyId, secretAccessKey] = OF_BUCKET.map(given);
	if (!url && !accessKeyId && !secretAccessKey) return { value: { kind: "folder" } };
	if (!url || !accessKeyId || !secretAccessKey)
		return error(`Pictures in a bucket need all of ${OF_BUCKET.join(", ")}. Give all three, or none.`);
	const address = readUrl("PICTURES_S3_URL", url, ["http:", "https:"]);
	if ("error" in address) return address;
	const region = given("PICTURES_S3_REGION") ?? "us-east-1";
	return { value: { kind: "s3", url: url.replace(/\/+$/, ""), region, accessKeyId, secretAccessKey } };
}

type DocumentCheckRead =
	| { kind: "embedded" | "sandbox" }
	| { kind: "hosted"; url: string; token: string; secret: string; callbackSecret: string };

const OF_COMPANY = [
	"DOCUMENT_PROVIDER_TOKEN",
	"DOCUMENT_PROVIDER_SECRET",
	"DOCUMENT_CALLBACK_SECRET",
	"DOCUMENT_PROVIDER_PAGES",
];

/** "embedded", "sandbox", or the https address of a company's calls, which need the company's secrets too. */
export function readDocumentCheck(given: (name: string) => string | undefined): Reading<DocumentCheckRead> {
	const text = given("DOCUMENT_PROVIDER") ?? "embedded";
	if (text === "embedded" || text === "sandbox") return { value: { kind: text } };
	if (!URL.canParse(text) || new URL(text).protocol !== "https:")
		return error(
			`DOCUMENT_PROVIDER is "${text}", but must be embedded, sandbox, or the https address of a company's calls.`,
		);
	const missing = OF_COMPANY.filter((name) => !given(name));
	if (missing.length > 0)
		return error(`DOCUMENT_PROVIDER names a company, so ${missing.join(" and ")} must be given too.`);
	const [token, secret, callbackSecret] = OF_COMPANY.map((name) => given(name) ?? "") as [string, string, string];
	return { value: { kind: "hosted", url: text, token, secret, callbackSecret } };
}
