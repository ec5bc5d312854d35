// @vitest-environment node
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Hero } from "./cards/Hero.tsx";
import { Rail } from "./cards/Rail.tsx";
import { initials } from "./marks/Avatar.tsx";
import { Countdown, clockText, secondsLeft } from "./marks/Countdown.tsx";
import { Breadcrumbs, collapsedCrumbs } from "./navigation/Breadcrumbs.tsx";
import { offeredPages } from "./navigation/Pagination.tsx";
import { PillBar } from "./navigation/PillBar.tsx";
import { Steps } from "./navigation/Steps.tsx";
import { LanguageMenu } from "./overlays/LanguageMenu.tsx";
import { menuPlace } from "./overlays/Menu.tsx";
import { DataTable } from "./panels/DataTable.tsx";

describe("breadcrumbs", () => {
	it.each([
		["a", "a", "", ""],
		["abcd", "abcd", "", ""],
		["abcde", "a", "bc", "de"],
		["abcdefg", "a", "bcde", "fg"],
	])("[NAV-05] of %s show %s, fold %s, show %s", (all, first, folded, last) => {
		const parts = collapsedCrumbs([...all]);
		expect([parts.first, parts.folded, parts.last].map((part) => part.join(""))).toEqual([first, folded, last]);
	});

	it("[NAV-05] keep every level within reach, and mark the current page", () => {
		const crumbs = ["Casino", "Slots", "Sea", "Books", "Tidal Book"].map((label) => ({ label, href: `/${label}` }));
		const html = renderToString(<Breadcrumbs label="You are here" crumbs={crumbs} foldedLabel="Show 2 more levels" />);
		for (const { label } of crumbs.slice(0, -1)) expect(html).toContain(`href="/${label}"`);
		expect(html).toMatch(/aria-current="page"[^>]*>Tidal Book/);
		expect(html).toContain('aria-label="Show 2 more levels"');
		expect(html).toContain('popover="auto"');
	});
});

describe("a menu", () => {
	const page = { width: 400, height: 800 };
	const menu = { width: 200, height: 300 };
	const button = (top: number, left: number) => ({ top, bottom: top + 44, left, right: left + 100 });

	it.each([
		["below its button", button(50, 20), false, { top: 100, left: 20 }],
		["above where it does not fit below", button(700, 20), false, { top: 394, left: 20 }],
		["inside the window at its edge", button(50, 290), false, { top: 100, left: 192 }],
		["from the other side when reading from the right", button(50, 290), true, { top: 100, left: 190 }],
	])("opens %s", (_where, at, turned, place) => {
		expect(menuPlace(at, menu, page, turned)).toEqual(place);
	});

	it("of languages names each in its own language and has the link's language", () => {
		const languages = [
			{ lang: "en", name: "English", href: "/en", current: true },
			{ lang: "ar", name: "العربية", href: "/ar" },
		];
		const html = renderToString(<LanguageMenu label="Language" languages={languages} />);
		expect(html).toContain('aria-label="Language: English"');
		expect(html).toMatch(/href="\/ar" lang="ar" hrefLang="ar"/i);
		expect(html.match(/popovertarget="([^"]+)"/i)?.[1]).toBe(html.match(/<ul id="([^"]+)"/)?.[1]);
	});
});

describe("a countdown", () => {
	it.each([
		[10_000, 9_001, 1],
		[10_000, 9_000, 1],
		[10_000, 10_000, 0],
		[10_000, 99_000, 0],
		[10_000, 0, 10],
	])("until %i has at %i still %i seconds", (until, now, left) => {
		expect(secondsLeft(until, now)).toBe(left);
	});

	it.each([
		[0, "0:00"],
		[65, "1:05"],
		[3_845, "1:04:05"],
		[183_840, "2 d 03:04"],
	])("of %i seconds reads %s", (seconds, text) => {
		expect(clockText(seconds)).toBe(text);
	});

	it("draws the same text on the server as the browser draws first", () => {
		const html = renderToString(<Countdown untilMs={70_000} renderedAtMs={5_000} />);
		expect(html).toContain(">1:05<");
		expect(html).toContain('role="timer"');
	});
});

describe("page numbers", () => {
	it.each([
		[1, 1, [1]],
		[1, 3, [1, 2, 3]],
		[2, 5, [1, 2, 3, 4, 5]],
		[6, 14, [1, 0, 5, 6, 7, 0, 14]],
		[14, 14, [1, 0, 13, 14]],
		[4, 14, [1, 2, 3, 4, 5, 0, 14]],
	])("on page %i of %i are %j", (page, pages, offered) => {
		expect(offeredPages(page, pages)).toEqual(offered);
	});
});

describe("a slideshow", () => {
	const labels = {
		region: "Highlights",
		kind: "slideshow",
		play: "Play",
		pause: "Pause",
		slide: (place: number, count: number) => `${place} of ${count}`,
	};
	const sizes = { widths: [320, 640], width: 640, height: 360, focus: { x: 20, y: 80 } };
	const slides = ["one", "two"].map((key) => ({ key, title: key, art: { base: `/media/${key}`, ...sizes } }));

	it("can be paused before it moves", () => {
		const html = renderToString(<Hero slides={slides} labels={labels} />);
		expect(html).toContain('aria-label="Pause"');
		expect(html).toContain('aria-roledescription="slideshow"');
	});

	it("keeps invisible slides out of reach, and loads the first one first", () => {
		const html = renderToString(<Hero slides={slides} labels={labels} />);
		expect(html.match(/ inert=""/g)).toHaveLength(1);
		expect(html).toMatch(/<img(?=[^>]*src="\/media\/one\/320")[^>]*fetchPriority="high"/i);
		// Invisible slides load once someone has done something on the page.
		expect(html).not.toContain("/media/two");
	});

	it("[CONT-05] keeps the focus of an uploaded picture visible, and has slides without one", () => {
		const html = renderToString(<Hero slides={slides} labels={labels} />);
		expect(html).toContain("object-position:20% 80%");
		expect(renderToString(<Hero slides={[{ key: "plain", title: "Plain" }]} labels={labels} />)).not.toContain("<img");
	});

	it("has no controls for a single slide", () => {
		expect(renderToString(<Hero slides={slides.slice(0, 1)} labels={labels} />)).not.toContain("<button");
	});
});

describe("lists and ways", () => {
	it("a table stays a table for readers when it is shown as lines", () => {
		const columns = [
			{ key: "what", label: "What", cell: (row: { what: string }) => row.what },
			{ key: "sum", label: "Amount", cell: () => "$1.00", end: true },
		];
		const rows = [{ what: "Deposit" }];
		const html = renderToString(
			<DataTable caption="Statement" columns={columns} rows={rows} rowKey={({ what }) => what} />,
		);
		for (const role of ["table", "rowgroup", "row", "columnheader", "rowheader", "cell"]) {
			expect(html).toContain(`role="${role}"`);
		}
		expect(html).toContain('data-label="Amount"');
		const none = renderToString(
			<DataTable caption="S" columns={columns} rows={[]} rowKey={() => ""} empty="Nothing yet" />,
		);
		expect(none).toBe("Nothing yet");
	});

	it("a process shows of each step whether it is done, and which is current", () => {
		const text = { done: "Done", current: "Now", failed: "Failed", ahead: "Next" };
		const html = renderToString(
			<Steps
				label="Withdrawal"
				stateLabels={text}
				steps={[
					{ key: "a", label: "Requested", state: "done" },
					{ key: "b", label: "Checked", state: "current" },
				]}
			/>,
		);
		expect(html.match(/aria-current="step"/g)).toHaveLength(1);
		expect(html).toContain(">Done<");
		expect(html).toContain(">Now<");
	});

	it("a row of cards is a list named by its title, with a way to see all", () => {
		const html = renderToString(
			<Rail title="Slots" seeAll={{ href: "/slots", label: "See all" }} turnLabels={{ previous: "Back", next: "More" }}>
				{["x", "y"]}
			</Rail>,
		);
		expect(html.match(/<li>/g)).toHaveLength(2);
		expect(html).toMatch(/<ul class="rail" aria-labelledby="/);
		expect(html).toContain('href="/slots"');
	});

	it("pills mark the current page", () => {
		const pills = [
			{ key: "a", label: "Lobby", href: "/", current: true },
			{ key: "b", label: "New", href: "/new" },
		];
		const html = renderToString(<PillBar label="Categories" pills={pills} />);
		expect(html.match(/aria-current="page"/g)).toHaveLength(1);
	});
});

describe("a person without a picture", () => {
	it.each([
		["Alice Marguerite Okafor", "AO"],
		["olga", "O"],
		["  ", ""],
		["ليلى حسن", "لح"],
		["𝒜da Łoś", "𝒜Ł"],
	])("named %s shows %s", (name, shown) => {
		expect(initials(name)).toBe(shown);
	});
});
