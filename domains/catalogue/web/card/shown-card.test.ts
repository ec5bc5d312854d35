import { describe, expect, it } from "vitest";
import type { GameCard } from "../../contract/index.ts";
import { shownCard } from "./shown-card.ts";

const card: GameCard = {
	gameId: "tidal-book",
	linkUrl: "/casino/slots/adventure/tidal-book",
	title: "Tidal Book",
	kind: "slot",
	image: { url: "/art/1.webp", alt: "" },
	card_vertical_image: { url: "/art/2.webp" },
	art: "tidal-book",
};
const media = { url: "/art/loop.webm" };
const details = "An octopus and its book.";
const usual = { gameId: "tidal-book", linkUrl: card.linkUrl, title: "Tidal Book", kind: "slot", art: "tidal-book" };

describe("[CAT-06] the card that a page hands to the browser", () => {
	it.each<[string, Partial<GameCard>, object]>([
		["nothing more without a choice", {}, {}],
		["the kind of its stage where that has scripts of its own", { stage: "cluster" }, { stage: "cluster" }],
		["its size where it is large", { size: "large" }, { size: "large" }],
		["nothing more of a standard size", { size: "standard" }, {}],
		["the second picture where that is shown", { hoverBehaviour: "media", media }, { media }],
		["it where nothing else was chosen, too", { media }, { media }],
		["not a picture that is not shown", { hoverBehaviour: "zoom", media }, {}],
		["nothing where its second picture is missing", { hoverBehaviour: "media" }, {}],
		["the details in place of a picture", { hoverBehaviour: "details", media, details }, { details }],
		["that nothing moves", { hoverBehaviour: "none", media }, { hoverBehaviour: "none" }],
	])("has %s", (_what, chosen, expected) => {
		const shown = shownCard({ ...card, ...chosen });
		expect(shown).toEqual({ ...usual, ...expected });
		expect(shownCard({ ...card, ...shown })).toEqual(shown);
	});
});
