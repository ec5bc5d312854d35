import { type Fields, openFields, type Profile } from "@baize/platform-server";
import { DEFAULT_POLICIES, POLICIES, POLICY_NAMES, type Policies } from "./policies.data.ts";

/** A title of another maker. Editors publish its page; without one it is not offered. */
export type ProvidedTitle = {
	id: string;
	/** The provider's name of it. */
	game: string;
	name: string;
	kind: "slot" | "table" | "instant";
	/** As the maker states it; null where it states none. */
	rtpText: string | null;
};

/** A maker of games that an aggregator leads to. */
export type GameProvider = {
	/** As it stands in the calls of the aggregator. */
	name: string;
	/** As players read it. */
	maker: string;
	/** The origins of its pages, which pages of ours may frame. */
	pages: readonly string[];
	policies: Policies;
	titles: readonly ProvidedTitle[];
};

/** A program that speaks the PAM API for several providers, and opens their games. */
export type Aggregator = {
	name: string;
	apiKeys: readonly string[];
	/** Where there are any, each call is signed with one of them. */
	signatureKeys: readonly string[];
	/** Where games are opened: `<launchUrl>/<provider>/gamelaunch`. */
	launchUrl: string;
	launchKey: string;
	providers: readonly GameProvider[];
};

const NAME = /^[A-Za-z0-9_-]{1,40}$/;
const SLUG = /^[a-z0-9-]{1,60}$/;
const KEY = /^\S{32,}$/;
const KEY_FORM = "a secret of at least 32 characters";
const KINDS = ["slot", "table", "instant"] as const;

/** Everything that the file of GAME_PROVIDERS says; all errors together. */
export function readGameSettings(
	value: unknown,
	profile: Profile,
): { aggregators: Aggregator[] } | { errors: string[] } {
	const errors: string[] = [];
	const file = openFields(value, "GAME_PROVIDERS:", errors);
	const aggregators = file.objects("aggregators").map((fields) => readAggregator(fields, profile));
	file.end();
	const providers = aggregators.flatMap((each) => each.providers);
	for (const name of repeated(providers.map((each) => each.name)))
		file.error(`has several providers called "${name}".`);
	for (const id of repeated(providers.flatMap(({ titles }) => titles.map((each) => each.id))))
		file.error(`has several games with the id "${id}".`);
	return errors.length > 0 ? { errors } : { aggregators };
}

const repeated = (names: readonly string[]): string[] => [
	...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** Without https only outside production, for an aggregator on the same machine. */
const protocolsIn = (profile: Profile): string[] => (profile === "production" ? ["https:"] : ["https:", "http:"]);

function readAggregator(fields: Fields, profile: Profile): Aggregator {
	const aggregator = {
		name: fields.text("name", NAME, "a name"),
		apiKeys: fields.texts("apiKeys", KEY, "secrets of at least 32 characters"),
		signatureKeys: fields.optionalTexts("signatureKeys", KEY, "secrets of at least 32 characters") ?? [],
		launchUrl: fields.address("launchUrl", protocolsIn(profile)),
		launchKey: fields.text("launchKey", KEY, KEY_FORM),
		providers: fields.objects("providers").map((each) => readProvider(each, profile)),
	};
	fields.end();
	return aggregator;
}

function readProvider(fields: Fields, profile: Profile): GameProvider {
	const origin = profile === "production" ? /^https:\/\/[^/\s]+$/ : /^https?:\/\/[^/\s]+$/;
	const provider = {
		name: fields.text("name", NAME, "a name"),
		maker: fields.text("maker"),
		pages: fields.texts("pages", origin, "origins without a path"),
		policies: fields.has("policies") ? readPolicies(fields.object("policies")) : DEFAULT_POLICIES,
		titles: fields.objects("games").map(readTitle),
	};
	fields.end();
	return provider;
}

function readPolicies(fields: Fields): Policies {
	const chosen = POLICY_NAMES.map((name) => {
		if (!fields.has(name)) return [name, DEFAULT_POLICIES[name]];
		const choices: readonly string[] = POLICIES[name];
		return [name, fields.text(name, new RegExp(`^(${choices.join("|")})$`), `one of ${choices.join(", ")}`)];
	});
	fields.end();
	return Object.fromEntries(chosen) as Policies;
}

function readTitle(fields: Fields): ProvidedTitle {
	const kind = fields.text("kind", new RegExp(`^(${KINDS.join("|")})$`), `one of ${KINDS.join(", ")}`);
	const title = {
		id: fields.text("id", SLUG, "a name of small letters, digits and hyphens"),
		game: fields.text("game", /^\S{1,40}$/, "the provider's name of the game"),
		name: fields.text("name"),
		kind: kind as ProvidedTitle["kind"],
		rtpText: fields.has("rtp") ? fields.text("rtp", /^\d{2,3}\.\d{2}$/, 'per cent with two decimals, "96.10"') : null,
	};
	fields.end();
	return title;
}
