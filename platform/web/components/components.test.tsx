// @vitest-environment node
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Button, notRepeated } from "./actions/Button.tsx";
import { steppedIndex } from "./actions/focus-keys.ts";
import { PriceButton } from "./actions/PriceButton.tsx";
import { GameCard } from "./cards/GameCard.tsx";
import { Picture } from "./cards/Picture.tsx";
import { RadioGroup } from "./forms/Choices.tsx";
import { ErrorSummary } from "./forms/Form.tsx";
import { PasswordField, TextField } from "./forms/TextField.tsx";
import { CountBadge, cappedCount } from "./marks/Badge.tsx";
import { amountOnTheWay, Money } from "./marks/Money.tsx";
import { createToastStore } from "./messages/toast-store.ts";
import { Tabs } from "./navigation/Tabs.tsx";
import { Dialog } from "./overlays/Dialog.tsx";

describe("a counter", () => {
	it.each([
		[1, "1"],
		[999, "999"],
		[1000, "999+"],
		[123_456, "999+"],
	])("[NAV-08] shows %i as %s", (count, text) => {
		expect(cappedCount(count)).toBe(text);
		expect(renderToString(<CountBadge count={count} />)).toContain(`>${text}<`);
	});

	it("[NAV-08] shows nothing when nothing waits", () => {
		expect(renderToString(<CountBadge count={0} />)).toBe("");
	});
});

describe("a button", () => {
	it("is a link when it has an address", () => {
		const html = renderToString(<Button href="/en/deposit">Deposit</Button>);
		expect(html).toMatch(/^<a href="\/en\/deposit" class="button" data-look="primary"/);
	});

	it("does not submit a form unless asked to", () => {
		expect(renderToString(<Button>Save</Button>)).toContain('type="button"');
		expect(renderToString(<Button type="submit">Save</Button>)).toContain('type="submit"');
	});

	it("keeps its label and says it is busy while it works", () => {
		const html = renderToString(<Button pending>Withdraw</Button>);
		expect(html).toContain('aria-busy="true"');
		expect(html).toContain('aria-disabled="true"');
		expect(html).not.toContain(" disabled");
		expect(html).toContain("Withdraw");
	});

	it.each([
		["a held Enter key", { key: "Enter", repeat: true }, 1],
		["the first Enter", { key: "Enter", repeat: false }, 0],
		["a held Tab, which moves the focus", { key: "Tab", repeat: true }, 0],
	])("treats %s as a repeated press", (_, event, times) => {
		const preventDefault = vi.fn();
		notRepeated({ ...event, preventDefault } as unknown as Parameters<typeof notRepeated>[0]);
		expect(preventDefault).toHaveBeenCalledTimes(times);
	});
});

describe("a field", () => {
	it("is tied to its label, its hint and its error", () => {
		const html = renderToString(<TextField id="mail" label="E-mail" hint="Where we write" error="E-mail is missing" />);
		expect(html).toContain('<label for="mail"');
		expect(html).toContain('aria-describedby="mail-hint mail-error"');
		expect(html).toContain('aria-invalid="true"');
		expect(html).toContain('id="mail-error"');
	});

	it("shows nothing about errors while there are none", () => {
		const html = renderToString(<TextField id="mail" label="E-mail" />);
		expect(html).not.toContain("aria-invalid");
		expect(html).not.toContain("aria-describedby");
	});

	it("hides a password until the user asks to see it", () => {
		const html = renderToString(<PasswordField label="Password" revealLabel="Show password" />);
		expect(html).toContain('type="password"');
		expect(html).toContain('aria-label="Show password"');
		expect(html).toContain('aria-pressed="false"');
	});

	it("gives a group of choices one name and one answer", () => {
		const choices = [
			{ value: "day", label: "A day" },
			{ value: "week", label: "A week" },
		];
		const html = renderToString(<RadioGroup name="period" label="Period" choices={choices} defaultValue="week" />);
		expect(html.match(/name="period"/g)).toHaveLength(2);
		expect(html).toMatch(/value="week"[^>]*checked|checked[^>]*value="week"/);
	});
});

describe("a summary of errors", () => {
	it("links each message to its field and is announced", () => {
		const html = renderToString(
			<ErrorSummary title="Two things" errors={[{ id: "iban", message: "IBAN is too short" }]} />,
		);
		expect(html).toContain('href="#iban"');
		expect(html).toContain('role="alert"');
	});

	it("is not there when nothing is wrong", () => {
		expect(renderToString(<ErrorSummary title="Two things" errors={[]} />)).toBe("");
	});
});

describe("a dialog", () => {
	it("is named by its title, and its contents wait until it opens", () => {
		const closed = renderToString(
			<Dialog open={false} onClose={() => {}} title="Limits" closeLabel="Close">
				secret
			</Dialog>,
		);
		expect(closed).toMatch(/^<dialog class="dialog" aria-labelledby="/);
		expect(closed).not.toContain("secret");
		const open = renderToString(
			<Dialog open onClose={() => {}} title="Limits" closeLabel="Close">
				secret
			</Dialog>,
		);
		const named = open.match(/aria-labelledby="([^"]+)"/)?.[1];
		expect(open).toContain(`<h2 id="${named}"`);
		expect(open).toContain('aria-label="Close"');
	});
});

describe("tabs", () => {
	const items = [
		{ key: "singles", label: "Singles", panel: "one" },
		{ key: "double", label: "Double", panel: "two" },
	];

	it("are one stop for the Tab key and show one panel", () => {
		const html = renderToString(<Tabs label="Kind of bet" items={items} initial="double" />);
		expect(html.match(/tabindex="-1"/gi)).toHaveLength(1);
		expect(html).toMatch(/aria-selected="true"[^>]*>Double/);
		expect(html).toContain("two");
		expect(html).not.toContain(">one<");
	});
});

describe("the arrow keys", () => {
	it.each([
		["ArrowRight", 0, false, 1],
		["ArrowRight", 2, false, 0],
		["ArrowLeft", 0, false, 2],
		["ArrowLeft", 0, true, 1],
		["ArrowRight", 0, true, 2],
		["ArrowDown", 1, true, 2],
		["End", 0, false, 2],
		["Home", 2, true, 0],
		["a", 1, false, undefined],
	])("%s from place %i (mirrored: %s) leads to %s of three", (key, from, turned, to) => {
		expect(steppedIndex(key, from, 3, turned)).toBe(to);
	});
});

describe("a price", () => {
	it("is a switch that a screen reader reads completely", () => {
		const html = renderToString(<PriceButton label="1" price="2.35" name="Girona FC to win, 2.35" selected />);
		expect(html).toContain('aria-pressed="true"');
		expect(html).toContain('<span class="sr-only">Girona FC to win, 2.35</span><span aria-hidden="true"');
	});

	it("cannot be taken or read while it is suspended", () => {
		const html = renderToString(<PriceButton price="2.35" name="Girona FC to win, suspended" suspended moved="up" />);
		expect(html).toContain("disabled");
		expect(html).not.toContain("2.35");
		expect(html).not.toContain("data-moved");
	});
});

describe("an amount", () => {
	it("is exact beyond the precision of a float", () => {
		const html = renderToString(<Money amountMinor={9_007_199_254_740_993_01n} currency="CAD" locale="en-CA" />);
		expect(html).toContain("9,007,199,254,740,993.01");
	});

	it("counts from the old value to exactly the new one", () => {
		expect(amountOnTheWay(100n, 900n, 0)).toBe(100n);
		const half = amountOnTheWay(100n, 900n, 0.5);
		expect(half > 100n && half < 900n).toBe(true);
		expect(amountOnTheWay(100n, 900n, 1)).toBe(900n);
		expect(amountOnTheWay(900n, 100n, 0.5) < 900n).toBe(true);
	});

	it("announces only the final value", () => {
		const html = renderToString(<Money amountMinor={1250} currency="CAD" locale="en-CA" live />);
		expect(html).toMatch(/aria-hidden="true">\$12\.50/);
		expect(html).toMatch(/aria-live="polite">\$12\.50/);
	});
});

describe("[CONT-05] an uploaded picture", () => {
	const of = { base: "/media/abc", widths: [160, 320, 640], focus: { x: 30, y: 70 } };
	const drawn = (eager: boolean) =>
		renderToString(<Picture of={of} alt="An octopus" width={800} height={600} sizes="50vw" eager={eager} />);

	it("is asked for in the width that the browser needs, and keeps its place until it is there", () => {
		const html = drawn(false);
		expect(html).toContain('srcSet="/media/abc/160 160w, /media/abc/320 320w, /media/abc/640 640w"');
		for (const part of ['src="/media/abc/320"', 'sizes="50vw"', 'width="800"', 'height="600"', 'alt="An octopus"'])
			expect(html).toContain(part);
	});

	it("keeps its focus visible where it is cropped", () => {
		expect(drawn(false)).toContain('style="object-position:30% 70%"');
	});

	it("waits below the fold, and comes first where it is seen first", () => {
		expect(drawn(false)).toContain('loading="lazy"');
		expect(drawn(true)).not.toContain("lazy");
		expect(drawn(true)).toMatch(/fetchPriority="high"/i);
	});
});

describe("a game card", () => {
	const image = { base: "/art/tidal-book-3x4", widths: [240, 480] };

	it("[CAT-06] is one link with the title, the badge and the pot", () => {
		const html = renderToString(
			<GameCard
				href="/en/games/tidal-book"
				title="Tidal Book"
				detail="Slot"
				image={image}
				badge="New"
				jackpot="$12.4k"
			/>,
		);
		expect(html.match(/<a /g)).toHaveLength(1);
		for (const text of ["Tidal Book", "New", "$12.4k", "Slot"]) expect(html).toContain(text);
		expect(html).toContain("/art/tidal-book-3x4-480.avif 480w");
	});

	it("[CAT-06] is as high as those beside it where it is large, and does not grow where it is to be still", () => {
		const drawn = (props: object) => renderToString(<GameCard href="/x" title="T" image={image} {...props} />);
		expect(drawn({})).not.toContain("style=");
		expect(drawn({ isLarge: true })).toMatch(/class="art" style="aspect-ratio:auto;padding-bottom:max\(/);
		expect(drawn({ isStill: true })).toMatch(/<img [^>]*style="scale:none"/);
	});

	it("[CAT-06] shows the free-spin mark in the badge's place", () => {
		const html = renderToString(<GameCard href="/x" title="T" image="/cms/1.webp" badge="New" freeSpins="5 spins" />);
		expect(html).toContain("5 spins");
		expect(html).not.toContain("New");
		expect(html).toContain('src="/cms/1.webp"');
	});
});

describe("toasts", () => {
	it("leave by themselves, except warnings and those that ask for something", () => {
		vi.useFakeTimers();
		const store = createToastStore(1000);
		store.raise("Saved", { tone: "success" });
		store.raise("Card declined", { tone: "danger" });
		store.raise("Removed", { action: "Undo" });
		expect(store.current()).toHaveLength(3);
		vi.advanceTimersByTime(1000);
		expect(store.current().map(({ text }) => text)).toEqual(["Card declined", "Removed"]);
		vi.useRealTimers();
	});

	it("never pile up beyond three", () => {
		const store = createToastStore();
		for (const text of ["a", "b", "c", "d"]) store.raise(text, { tone: "danger" });
		expect(store.current().map(({ text }) => text)).toEqual(["b", "c", "d"]);
	});
});
