import { expect, it } from "vitest";
import { addressOf } from "./address.ts";

const GAME = { category: "slots", subcategory: "classic", uriSuffix: "amber-fox" };

it.each([
	["an article", "content_page", "news", { pageType: "article", paths: [] }, "/articles/news"],
	["a help page", "content_page", "pin", { pageType: "help", paths: ["account/pin"] }, "/help/account"],
	["a help page without a path", "content_page", "pin", { pageType: "help" }, "/help/common-faq"],
	["the lobby", "marketing_page", "home", {}, "/"],
	["a marketing page", "marketing_page", "summer", {}, "/summer"],
	["a game", "casino_game_page", "amber-fox", GAME, "/casino/slots/classic/amber-fox"],
	["a game with a page of its own", "casino_game_page", "races", { ...GAME, link: "/virtuals" }, "/virtuals"],
	["a game that is not placed yet", "casino_game_page", "new", { category: "slots" }, undefined],
	["a slide", "slide", "summer", {}, undefined],
] as const)(
	"[CONT-01] [CONT-02] the address of %s follows what is written",
	(_what, contentType, slug, fields, address) => expect(addressOf({ contentType, slug, fields })).toBe(address),
);
