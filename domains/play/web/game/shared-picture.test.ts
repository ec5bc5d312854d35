import { expect, it } from "vitest";
import { sharedPicture } from "./shared-picture.ts";

const image = { url: "/art/own.webp", alt: "" };
const picture = { base: "/media/1", widths: [160, 640], width: 640, height: 480, focus: { x: 50, y: 50 }, alt: "" };

it.each([
	["what operators have uploaded", { picture, art: "amber-fox", image }, "/media/1/640"],
	["what is drawn", { art: "amber-fox", image }, "/art/amber-fox-4x3-960.webp"],
	["the address that editors gave", { image }, "/art/own.webp"],
])("a shared link to a game shows %s", (_what, card, expected) => expect(sharedPicture(card)).toBe(expected));
