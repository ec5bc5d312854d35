import { type ChatHours, readChatHours, readChatwoot } from "./chat.ts";
import { readSettingsFile } from "./settings-file.ts";
import {
	type Reading,
	readCaptcha,
	readChoice,
	readContact,
	readDocumentCheck,
	readFactor,
	readFeed,
	readFile,
	readFolder,
	readForum,
	readMail,
	readOrigin,
	readPictureStorage,
	readPlace,
	readPort,
	readProxies,
	readSecrets,
	readSiteAddress,
	readUrl,
	readWholeNumber,
} from "./variables.ts";
import { weaknessOf } from "./weak-secret.ts";

export type Profile = "development" | "test" | "production";
export type SportsFeed = { kind: "simulated" } | { kind: "openfootball"; source: string };

/** Who takes and reviews pictures of documents: the site itself, or a company with an address for its calls. */
export type DocumentCheck =
	| { kind: "embedded" }
	| { kind: "sandbox" }
	| { kind: "hosted"; url: string; token: string; secret: string; callbackSecret: string };

/** Where the pictures of the content are stored: in a folder under DATA_DIR, or in a bucket that speaks S3. */
export type PictureStorage =
	| { kind: "folder" }
	| { kind: "s3"; url: string; region: string; accessKeyId: string; secretAccessKey: string };

export type Config = {
	profile: Profile;
	host: string;
	port: number;
	metricsPort: number;
	/** The address that people type, for links in mails. */
	publicUrl: string;
	/** Where the back office and the operators' calls are served, and nothing else. */
	office: { host: string; port: number; url: string };
	dataDir: string;
	databaseUrl: string | undefined;
	busUrl: string | undefined;
	sportsFeed: SportsFeed;
	geoDatabase: string | undefined;
	/** The place of an address that no database knows; undefined in production, where such a place stays unknown. */
	geoDefault: { country: string; subdivision: string } | undefined;
	/** The response for a page that is hidden at the visitor's location. */
	geoHidden: "refuse" | "redirect";
	/** Whether the most frequent requests are answered ahead of the router. */
	fastPath: "on" | "off";
	/** Addresses of the proxies in front whose X-Forwarded-For is trusted. */
	trustedProxies: string[];
	/** Multiplies every request rate limit. */
	rateLimitFactor: number;
	/** The keys that seal all other keys, by number; undefined in development, where one is made under DATA_DIR. */
	secrets: readonly { number: number; text: string }[] | undefined;
	smtpUrl: string | undefined;
	/**
	 * A range service of breached passwords, queried in addition to our own list; its address ends where the hash begins.
	 */
	breachRangeUrl: string | undefined;
	/** A captcha service; undefined: the site uses its own proof of work. */
	captcha: { verifyUrl: string; secret: string; siteKey: string; scriptUrl: string } | undefined;
	/** The SMS gateway, and the token by which it knows us. */
	smsGatewayUrl: string | undefined;
	smsGatewayToken: string | undefined;
	/** The forum whose members sign in with their account here, and the secret shared with it. */
	forum: { url: string; secret: string } | undefined;
	/** When the staff answer chats; undefined: always. */
	chatHours: ChatHours | undefined;
	/** The Chatwoot that takes chats; undefined: they are answered in the back office. */
	chatwoot: { url: string; websiteToken: string; hmacToken: string } | undefined;
	/** After how many days a referral link counts no more; undefined: the default, as for 0 and less. */
	referralDays: number | undefined;
	documentCheck: DocumentCheck;
	pictureStorage: PictureStorage;
	/** The companies that move money, as their file has them; undefined if there is no file. */
	paymentProviders: unknown;
	/** The makers of games and the programs that lead to them, as their file has them; undefined if there is no file. */
	gameProviders: unknown;
	/** Where the sample game is served, outside production; 0: any free port. */
	sampleGamesPort: number;
	/** The origin of another company's pages shown in a frame of ours; undefined if there is none. */
	frameOrigin: string | undefined;
	/** Where security problems are reported: the address that security.txt names. */
	securityContact: string;
	/** Who gets a mail when a person has written to the staff. */
	supportMail: string;
	/** Where security events are sent to, and the token by which the collector knows us. */
	securityEventsUrl: string | undefined;
	securityEventsToken: string | undefined;
	logLevel: string;
};

/** All errors of the configuration together. */
export class ConfigErrors extends Error {
	override name = "ConfigErrors";
	readonly errors: string[];
	constructor(errors: string[]) {
		super(
			`The configuration has ${errors.length} error${errors.length === 1 ? "" : "s"}:\n${errors.map((text) => `  - ${text}`).join("\n")}`,
		);
		this.errors = errors;
	}
}

const SECURITY_EVENTS = ["syslog:", "syslog+tcp:", "syslog+tls:", "otlp+http:", "otlp+https:"];
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const PROFILES = ["development", "test", "production"] as const;

const DEVELOPMENT_PLACE = { country: "CA", subdivision: "ON" };

/** Reads every variable once; throws ConfigErrors with all errors, not only the first. */
export function readConfig(variables: Record<string, string | undefined>): Config {
	const errors: string[] = [];
	const take = <Value>(reading: Reading<Value>, fallback: Value): Value => {
		if ("value" in reading) return reading.value;
		errors.push(reading.error);
		return fallback;
	};
	const given = (name: string): string | undefined => variables[name]?.trim() || undefined;
	const optional = <Value>(name: string, read: (name: string, text: string) => Reading<Value>): Value | undefined => {
		const text = given(name);
		return text === undefined ? undefined : take<Value | undefined>(read(name, text), undefined);
	};
	const port = take(readPort("PORT", given("PORT") ?? "3000"), 0);
	const profile = take(readChoice("PROFILE", given("PROFILE") ?? "development", PROFILES), "development");
	const host = given("HOST") ?? "127.0.0.1";
	const officePort = take(readPort("OFFICE_PORT", given("OFFICE_PORT") ?? portAfter(port)), 0);
	const config: Config = {
		profile,
		host,
		port,
		metricsPort: take(readPort("METRICS_PORT", given("METRICS_PORT") ?? "9464"), 0),
		publicUrl: optional("PUBLIC_URL", readSiteAddress) ?? `http://localhost:${port}`,
		office: {
			host: given("OFFICE_HOST") ?? host,
			port: officePort,
			url: optional("OFFICE_URL", readSiteAddress) ?? `http://localhost:${officePort}`,
		},
		dataDir: take(readFolder("DATA_DIR", given("DATA_DIR") ?? ".data"), ""),
		databaseUrl: optional("DATABASE_URL", (name, text) => readUrl(name, text, ["postgres:", "postgresql:"])),
		busUrl: optional("BUS_URL", (name, text) => readUrl(name, text, ["nats:"])),
		sportsFeed: take<SportsFeed>(readFeed("SPORTS_FEED", given("SPORTS_FEED") ?? "simulated"), { kind: "simulated" }),
		geoDatabase: optional("GEO_DATABASE", readFile),
		geoDefault: optional("GEO_DEFAULT", readPlace) ?? (profile === "production" ? undefined : DEVELOPMENT_PLACE),
		geoHidden: take(readChoice("GEO_HIDDEN", given("GEO_HIDDEN") ?? "refuse", ["refuse", "redirect"]), "refuse"),
		fastPath: take(readChoice("FAST_PATH", given("FAST_PATH") ?? "on", ["on", "off"]), "on"),
		trustedProxies: optional("TRUSTED_PROXIES", readProxies) ?? [],
		rateLimitFactor: optional("RATE_LIMIT_FACTOR", readFactor) ?? 1,
		secrets: take(readSecrets(given), []),
		smtpUrl: optional("SMTP_URL", (name, text) => readUrl(name, text, ["smtp:", "smtps:"])),
		breachRangeUrl: optional("BREACH_RANGE_URL", (name, text) => readUrl(name, text, ["https:"])),
		captcha: take(readCaptcha(given), undefined),
		smsGatewayUrl: optional("SMS_GATEWAY_URL", (name, text) => readUrl(name, text, ["http:", "https:"])),
		forum: take(readForum(given("FORUM_URL"), given("FORUM_SECRET")), undefined),
		chatHours: optional("CHAT_HOURS", readChatHours),
		chatwoot: take(readChatwoot(given), undefined),
		smsGatewayToken: given("SMS_GATEWAY_TOKEN"),
		referralDays: optional("REFERRAL_DAYS", readWholeNumber),
		documentCheck: take<DocumentCheck>(readDocumentCheck(given), { kind: "embedded" }),
		pictureStorage: take<PictureStorage>(readPictureStorage(given), { kind: "folder" }),
		paymentProviders: optional("PAYMENT_PROVIDERS", (name, text) => readSettingsFile(name, text, given)),
		gameProviders: optional("GAME_PROVIDERS", (name, text) => readSettingsFile(name, text, given)),
		sampleGamesPort: take(readPort("SAMPLE_GAMES_PORT", given("SAMPLE_GAMES_PORT") ?? "0"), 0),
		frameOrigin: optional("DOCUMENT_PROVIDER_PAGES", readOrigin),
		securityContact: optional("SECURITY_CONTACT", readContact) ?? "",
		supportMail: optional("SUPPORT_MAIL", readMail) ?? "",
		securityEventsUrl: optional("SECURITY_EVENTS_URL", (name, text) => readUrl(name, text, SECURITY_EVENTS)),
		securityEventsToken: given("SECURITY_EVENTS_TOKEN"),
		logLevel: take(readChoice("LOG_LEVEL", given("LOG_LEVEL") ?? "info", LOG_LEVELS), "info"),
	};
	// RFC 2142 gives this name to the mailbox that people try first.
	config.securityContact ||= `mailto:security@${new URL(config.publicUrl).hostname}`;
	config.supportMail ||= `support@${new URL(config.publicUrl).hostname}`;
	errors.push(...sharedPort(config), ...missingInProduction(config, given("OFFICE_URL") !== undefined));
	if (errors.length > 0) throw new ConfigErrors(errors);
	return config;
}

/** The port after the site's own; any free one if the site takes any. */
const portAfter = (port: number): string => String(port === 0 ? 0 : port + 1);

function sharedPort({ port, office }: Config): string[] {
	if (port === 0 || port !== office.port) return [];
	return [`OFFICE_PORT is ${office.port}, which is the site's own. Choose another for the back office.`];
}

function missingOffice({ office, publicUrl }: Config): string[] {
	if (!office.url.startsWith("https:"))
		return ["OFFICE_URL must be the https address of the back office in production."];
	if (new URL(office.url).origin !== new URL(publicUrl).origin) return [];
	return ["OFFICE_URL is on the players' origin. Give the back office a host or port of its own."];
}

const MAX_RATE_LIMIT_FACTOR = 100;

function weakSecrets(secrets: Config["secrets"]): string[] {
	if (!secrets)
		return ["SECRET or SECRETS is missing. In production, give at least 32 characters of random text as SECRET."];
	return secrets.flatMap(({ number, text }) => {
		const weakness = weaknessOf(text);
		const name = secrets.length === 1 ? "SECRET" : `SECRETS: key ${number}`;
		return weakness ? [`${name} ${weakness}. In production, give random text, like that of: openssl rand -hex 32`] : [];
	});
}

// Production refuses what is convenient on a laptop: made-up secrets, mails that are not delivered, plain http.
function missingInProduction(config: Config, hasOfficeUrl: boolean): string[] {
	if (config.profile !== "production") return [];
	const errors = hasOfficeUrl
		? missingOffice(config)
		: ["OFFICE_URL is missing. In production, give the https address of the back office, on an origin of its own."];
	errors.push(...weakSecrets(config.secrets));
	if (!config.smtpUrl) errors.push("SMTP_URL is missing. In production, mails are sent through your mail server.");
	if (!config.geoDatabase)
		errors.push(
			"GEO_DATABASE is missing. In production, give an unpacked .mmdb file of cities: without it the place of a visitor is unknown.",
		);
	if (config.geoDefault)
		errors.push("GEO_DEFAULT is set. In production an address without a known place has none: leave the variable out.");
	if (config.smsGatewayUrl && !config.smsGatewayUrl.startsWith("https:"))
		errors.push("SMS_GATEWAY_URL must be an https address in production: codes go there.");
	if (config.smsGatewayUrl && !config.smsGatewayToken)
		errors.push("SMS_GATEWAY_TOKEN is missing. In production, give the token that your SMS gateway knows you by.");
	if (config.rateLimitFactor > MAX_RATE_LIMIT_FACTOR)
		errors.push(
			`RATE_LIMIT_FACTOR is ${config.rateLimitFactor}, which is no limit. In production, give at most ${MAX_RATE_LIMIT_FACTOR}.`,
		);
	if (config.documentCheck.kind === "sandbox")
		errors.push("DOCUMENT_PROVIDER is sandbox, whose word is made up. In production, choose embedded or a company.");
	if (config.pictureStorage.kind === "s3" && !config.pictureStorage.url.startsWith("https:"))
		errors.push("PICTURES_S3_URL must be an https address in production.");
	if (!config.publicUrl.startsWith("https:"))
		errors.push("PUBLIC_URL must be the https address of the site in production.");
	return errors;
}
