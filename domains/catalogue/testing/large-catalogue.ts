import type { ContentType, Draft, Entry } from "@baize/content/contract";
import type { ContentSnapshot } from "@baize/content/server";
import { VOLATILITIES } from "../contract/index.ts";
import type { GameFacts } from "../server/index.ts";

const ADJECTIVES =
	"Amber Ancient Autumn Azure Brass Bright Broken Calm Cobalt Copper Coral Crimson Crystal Dancing Desert Distant Dusty Eastern Ember Emerald Endless Fading Falling Feral Flying Forgotten Frozen Gentle Gilded Golden Granite Hidden Hollow Humble Iron Ivory Jade Jolly Kind Lantern Laughing Little Lonely Lucky Lunar Marble Merry Midnight Misty Mystic Nimble Northern Opal Painted Paper Pearl Proud Quiet Ragged Restless Roaming Royal Ruby Rustic Sacred Sapphire Scarlet Secret Shining Silent Silver Singing".split(
		" ",
	);
const NOUNS =
	"Abbey Anchor Archer Badger Bazaar Beacon Bell Bison Bramble Bridge Caravan Castle Cavern Cellar Chapel Cinder Circus Comet Compass Cove Crane Crown Dagger Delta Dragon Drummer Eagle Falcon Feather Fiddler Forest Fortune Fountain Fox Galleon Garden Gate Geyser Glacier Grotto Harbour Harvest Hawk Heron Horizon Island Jaguar Jester Juggler Kestrel Kettle Kingdom Knight Ladder Lagoon Leopard Library Lighthouse Lotus Magnet Manor Market Meadow Mill Mirror Monsoon Mountain Nomad Oasis Orchard Otter".split(
		" ",
	);
const THEMES = ["adventure", "animals", "classic", "fruit", "history", "magic", "nature", "ocean", "space", "sport"];
const MAKERS = ["North Pier", "Quill & Co", "Seven Looms", "Tidewater", "Umbra", "Violet Row"];

const slugOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** The name of a generated title; the first five thousand are all different, and neighbours differ in both words. */
export function nameOfTitle(number: number): string {
	const adjective = number % ADJECTIVES.length;
	const noun = (Math.floor(number / ADJECTIVES.length) + adjective * 7) % NOUNS.length;
	return `${ADJECTIVES[adjective]} ${NOUNS[noun]}`;
}

const atPlace = <Item>(items: readonly Item[], number: number): Item => items[number % items.length]!;

/** A drawn picture for each title, without a file: two colours and a shape from its number. */
function artOfTitle(number: number): string {
	const hue = (number * 137) % 360;
	const shape = ["M60 30 90 130H30Z", "M60 40a40 40 0 1 0 .1 0Z", "M25 55H95V125H25Z"][number % 3];
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 160'><rect width='120' height='160' fill='hsl(${hue} 40% 18%)'/><path d='${shape}' fill='hsl(${(hue + 40) % 360} 65% 60%)'/></svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function pageOf(number: number): Draft<"casino_game_page"> {
	const name = nameOfTitle(number);
	const theme = atPlace(THEMES, number);
	const maker = atPlace(MAKERS, number);
	const art = artOfTitle(number);
	return {
		type: "casino_game_page",
		slug: slugOf(name),
		locale: "en",
		fields: {
			title: name,
			uriSuffix: slugOf(name),
			game_id: { id: slugOf(name) },
			category: "slots",
			subcategory: theme,
			card_image: { url: art, alt: name },
			card_vertical_image: { url: art },
			summary: `A ${theme} slot of ${maker} with ${10 + (number % 90)} lines, where the ${name.split(" ")[1]} pays.`,
			body: [],
			keywords: [theme, maker, atPlace(NOUNS, number * 13)],
			priority: number % 1_000,
		},
	};
}

type Section = Draft<"section">;
const sectionOf = (slug: string, games: string[], name = slug): Section => ({
	type: "section",
	slug,
	locale: "en",
	fields: { title: name, name, games },
});

/** A catalogue of so many generated titles, with their facts: for tests and benchmarks, never for a site. */
export function largeCatalogue(count: number): {
	snapshot(): ContentSnapshot;
	gameFacts(id: string): GameFacts | null;
} {
	const pages = Array.from({ length: count }, (_, number) => pageOf(number));
	const numbers = new Map(pages.map(({ slug }, number) => [slug, number]));
	const slugs = pages.map(({ slug }) => slug);
	const sections = [
		...THEMES.map((theme, at) =>
			sectionOf(
				theme,
				slugs.filter((_, number) => number % THEMES.length === at),
			),
		),
		sectionOf("new", slugs.slice(-200)),
		sectionOf("all-games", slugs, "All games"),
	];
	const entries: Partial<Record<ContentType, readonly Entry[]>> = { casino_game_page: pages, section: sections };
	const snapshot: ContentSnapshot = {
		version: 1n,
		published: (type, slug) => (entries[type] ?? []).find((entry) => entry.slug === slug) as never,
		list: (type) => (entries[type] ?? []) as never,
		region: () => [],
		picture: () => undefined,
		pictures: new Map(),
	};
	return {
		snapshot: () => snapshot,
		gameFacts(id) {
			const number = numbers.get(id);
			if (number === undefined) return null;
			const rtpText = (94 + (number % 30) / 10).toFixed(2);
			return {
				kind: "slot",
				rtpText,
				volatility: atPlace(VOLATILITIES, number),
				provider: atPlace(MAKERS, number),
				mechanics: number % 3 === 0 ? ["freeSpins"] : [],
			};
		},
	};
}
