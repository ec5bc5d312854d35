import { heroPicture } from "@baize/games/art";
import { givenPath } from "@baize/platform-paths";
import { Button, Hero } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useLobbyTexts } from "./texts.ts";
import type { LobbyParts, ShownSlide } from "./types.ts";

const REAL_PLAY = /#(quickplay_)?realplay$/;

/** The slideshow at the top of the lobby. */
export function LobbyHero({ slides, mayStake }: { slides: readonly ShownSlide[] } & Pick<LobbyParts, "mayStake">) {
	const t = useLobbyTexts();
	if (slides.length === 0) return null;
	const labels = {
		region: t("hero.region"),
		kind: t("hero.kind"),
		play: t("hero.play"),
		pause: t("hero.pause"),
		slide: (place: number, count: number) => t("hero.slide", { place: String(place), count: String(count) }),
	};
	return (
		<Hero
			labels={labels}
			slides={slides.map((slide) => ({
				key: slide.slug,
				title: slide.title,
				text: slide.text,
				art: slide.picture ?? (slide.art === undefined ? undefined : heroPicture(slide.art)),
				actions: <SlideActions actions={slide.actions.filter(({ link }) => mayStake || !REAL_PLAY.test(link))} />,
			}))}
		/>
	);
}

/** Real play leads a visitor to the game as well, which offers an account, the login and practice. */
function SlideActions({ actions }: Pick<ShownSlide, "actions">) {
	const path = useSitePath();
	return actions.map(({ text, link }, index) => (
		<Button key={link} href={path(givenPath(link))} look={index === 0 ? "primary" : "secondary"}>
			{text}
		</Button>
	));
}
