// @vitest-environment node
import { LocaleContext } from "@baize/platform-web/i18n";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { MenuItem } from "../../contract/index.ts";
import { arrangedMenu, shownOf } from "./arranged-menu.ts";
import { ChannelMenu } from "./ChannelMenu.tsx";

const item = (id: string, link = `/casino/${id}`): MenuItem => ({ id, props: { link, text: id } });
const MY_GAMES = item("mine", "/my-games");
/** A letter is an item, "*" the one that leads to My Games. */
const menu = (letters: string) => [...letters].map((letter) => (letter === "*" ? MY_GAMES : item(letter)));

describe("[NAV-07] the channel menu", () => {
	it.each([
		["few items", "abc", { line: "abc", grid: "" }, { line: "abc", grid: "" }, undefined],
		["as many as the phone's line has", "abcd", { line: "abcd", grid: "" }, { line: "abcd", grid: "" }, undefined],
		["one more", "abcde", { line: "abcd", grid: "e" }, { line: "abcde", grid: "" }, "phone"],
		[
			"as many as the desk's line has",
			"abcdefgh",
			{ line: "abcd", grid: "efgh" },
			{ line: "abcdefgh", grid: "" },
			"phone",
		],
		["more", "abcdefghij", { line: "abcd", grid: "efghij" }, { line: "abcdefgh", grid: "ij" }, "both"],
		["My Games among the first", "ab*cd", { line: "abcd", grid: "" }, { line: "ab*cd", grid: "" }, undefined],
		["My Games in the middle", "abcde*fg", { line: "abcd", grid: "efg" }, { line: "abcde*fg", grid: "" }, "phone"],
		["My Games at the end", "abcdefgh*", { line: "abcd", grid: "efgh" }, { line: "abcdefgh", grid: "*" }, "both"],
	])("of %s has 4 in the phone's line beside My Games, 8 in the desk's", (_name, items, phone, desk, opened) => {
		const { line, grid, myGames } = arrangedMenu(menu(items));
		const on = (screen: "phone" | "desk") => {
			const letters = (part: typeof line) =>
				part.flatMap(({ item: { id }, shown }) =>
					shown === "both" || shown === screen ? [id === MY_GAMES.id ? "*" : id] : [],
				);
			return { line: letters(line).join(""), grid: letters(grid).join("") };
		};
		expect([on("phone"), on("desk")]).toEqual([phone, desk]);
		expect(shownOf(grid)).toBe(opened);
		expect(myGames).toEqual(items.includes("*") ? MY_GAMES : undefined);
	});

	const drawn = (items: string, at = "/en") =>
		renderToString(
			<MemoryRouter initialEntries={[at]}>
				<LocaleContext value="en">
					<ChannelMenu items={menu(items)} />
				</LocaleContext>
			</MemoryRouter>,
		);

	it("opens its grid of three columns on the phone and six elsewhere without a script", () => {
		const html = drawn("abcdefghij");
		const [, button, grid] = /popovertarget="([^"]+)".*?<div id="([^"]+)" popover="auto"/i.exec(html) ?? [];
		expect([button, html.match(/grid-cols-3[^"]*md:grid-cols-6/)?.length]).toEqual([grid, 1]);
		expect(button).toBeTruthy();
	});

	it("has no button where everything stands in the line", () => expect(drawn("ab*")).not.toContain("popover"));

	it.each([
		["with the editors' words", "ab*", "mine"],
		["also where editors have none", "ab", "My games"],
	])("has My Games in a fixed place on the phone, %s", (_name, items, words) => {
		const fixed = /<\/ul><a href="\/en\/my-games" class="pill md:hidden"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/.exec(
			drawn(items),
		);
		expect(fixed?.[1]).toBe(words);
	});

	it("marks the present page, and the button where that stands in the grid", () => {
		expect(drawn("abcdef", "/en/casino/b")).toMatch(/aria-current="page"[^>]*>b</);
		expect(drawn("abcdef", "/en/casino/f/x")).toContain("max-md:text-accent-ink!");
		expect(drawn("abcdef", "/en/casino/b")).not.toContain("text-accent-ink!");
	});
});
