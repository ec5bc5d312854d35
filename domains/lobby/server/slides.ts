import { type Entry, isFor } from "@baize/content/contract";
import type { ContentSnapshot } from "@baize/content/server";
import type { LobbySlide } from "../contract/index.ts";
import type { LobbyPorts } from "./ports.ts";
import type { Reader } from "./rows.ts";

/** The slides of a slideshow that its reader may see, with the games' own facts in their texts. */
export function slidesOf(
	snapshot: ContentSnapshot,
	show: string | undefined,
	{ locale, isVisible, audience }: Pick<Reader, "locale" | "isVisible" | "audience">,
	rtpText: LobbyPorts["catalogue"]["rtpText"],
): LobbySlide[] {
	const slugs = show === undefined ? [] : (snapshot.published("slideshow", show, locale)?.fields.slides ?? []);
	const slides = slugs.flatMap((slug) => snapshot.published("slide", slug, locale) ?? []);
	return slides
		.filter(({ fields }) => isVisible(fields.geoTargetingFilter) && isFor(fields.audiences, audience))
		.flatMap((slide) => {
			const text = textOf(slide, (gameId) => rtpText(gameId, locale));
			if (text === undefined) return [];
			const { title, image, art, actions } = slide.fields;
			const picture = snapshot.picture(image, locale);
			const drawn = { ...(picture ? { picture } : {}), ...(art === undefined ? {} : { art }) };
			return { slug: slide.slug, title, text, image, ...drawn, actions };
		});
}

// A slide that states a return is shown only while there is one to state.
function textOf({ fields }: Entry<"slide">, rtpText: (gameId: string) => string | undefined): string | undefined {
	if (!fields.text.includes("{rtp}")) return fields.text;
	const rtp = fields.gameId === undefined ? undefined : rtpText(fields.gameId);
	return rtp && fields.text.replaceAll("{rtp}", rtp);
}
