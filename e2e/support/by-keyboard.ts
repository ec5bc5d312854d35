import { expect, type Page } from "@playwright/test";

const MAX_STOPS = 600;
const PRESSES_AT_ONCE = 8;

type Stop = { name: string; isWanted: boolean; isGone: boolean; isShown: boolean; isCovered: boolean };

/**
 * The element that has the keyboard focus, as a user sees it: marked by an outline or a ring, and not covered by a bar.
 */
export function presentStop(wanted: Node | null): Stop {
	const stop = document.activeElement as HTMLElement;
	const isMarked = (element: Element | null): boolean => {
		if (!element) return false;
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
	};
	// The marker of a field may be drawn on its label or frame.
	const places = [stop, stop.parentElement, stop.closest("label"), stop.nextElementSibling];
	const drawn = stop.matches("[type=radio], [type=checkbox]") ? (stop.closest("label") ?? stop) : stop;
	const { left, right, top, bottom } = drawn.getBoundingClientRect();
	const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
		[top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
	);
	return {
		name: `${stop.tagName.toLowerCase()} “${(stop.ariaLabel ?? stop.textContent ?? "").trim().slice(0, 40)}”`,
		isWanted: wanted === stop,
		isGone: wanted?.isConnected === false,
		isShown: places.some(isMarked) || getComputedStyle(stop).boxShadow !== "none",
		isCovered: !points.some((point) => point && (drawn.contains(point) || point.contains(drawn))),
	};
}

/**
 * Goes once around the page by Tab in its present state (within a dialog, if one is open). Every control that can be
 * pressed must be reached, and each stop must be marked and not covered. The focus ends somewhere else than it was
 * before. `known` says for each header and footer whether it was gone through on another page: then the focus goes from
 * its first control to its last.
 */
export async function expectByKeyboard(page: Page, known: boolean[]): Promise<void> {
	// The page itself notes each stop before the next press moves on, so that several presses can be on their way.
	await page.evaluate(`window.presentStop = ${presentStop}`);
	await page.evaluate(awaitControls, known);
	let stops = 0;
	// The key is held, so that it repeats: to let it go at each stop would double the events.
	do {
		await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, () => page.keyboard.down("Tab")));
		stops += PRESSES_AT_ONCE;
	} while (!(await page.evaluate(isRound)) && stops < MAX_STOPS);
	await page.keyboard.up("Tab");
	const { left, unmarked } = await page.evaluate(endRound);
	expect(left, "not come to by Tab").toEqual([]);
	for (let at = 0; at < unmarked; at++) await expectMarked(page, at);
}

/**
 * Checked again where it is not, because a part that slides in when it gets the focus takes a moment. Scrolled as by a new
 * focus each time: what is live on a page may have pushed it below a bar since.
 */
async function expectMarked(page: Page, at: number): Promise<void> {
	const name = await page.evaluate(returnTo, at);
	if (name === undefined) return;
	await expect
		.poll(
			async () => {
				await page.evaluate(() => document.activeElement?.scrollIntoView({ block: "nearest" }));
				return page.evaluate(presentStop, null);
			},
			{ message: name },
		)
		.toMatchObject({ isShown: true, isCovered: false });
}

type Noted = {
	toReach: Set<Element>;
	controls: Set<Element>;
	reached: Set<Element>;
	unmarked: HTMLElement[];
	last: Element | null;
	/** The last control of each header and footer that is known. */
	ends: Map<Element, HTMLElement | undefined>;
	isRound: boolean;
	note(): void;
	stop(): void;
};
declare const window: Window & { byKeyboard: Noted; presentStop: typeof presentStop };

/** Collects every control that can be pressed now. Of a group of radio buttons the keyboard reaches only one. */
function awaitControls(known: boolean[]): void {
	const dialog = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1);
	const bars = [...document.querySelectorAll("body header, body footer")]
		.filter((bar) => !bar.closest("main"))
		.filter((_, at) => known[at]);
	const all = [
		...(dialog ?? document).querySelectorAll<HTMLElement>(
			"a[href], button, input, select, textarea, summary, [tabindex]",
		),
	].filter(
		(control) =>
			control.tabIndex >= 0 &&
			!control.matches(":disabled, [type=radio]:not(:checked)") &&
			!control.closest("[inert]") &&
			control.checkVisibility({ visibilityProperty: true }),
	);
	const controls = all.filter((control) => !bars.some((bar) => bar.contains(control)));
	const ends = new Map(bars.map((bar) => [bar, all.findLast((control) => bar.contains(control))]));
	const noted = {
		toReach: new Set<Element>(controls),
		controls: new Set<Element>(controls),
		reached: new Set<Element>(),
	};
	const gone = new AbortController();
	let isFirst = true;
	// A date has several stops, and so has a frame, which marks its own. An element that takes the focus for its
	// children, such as a dialog, needs no marker.
	const note = (): void => {
		const stop = (document.activeElement ?? document.body) as HTMLElement;
		const known = window.byKeyboard;
		if (known.last === stop) return;
		known.isRound ||= known.reached.has(stop);
		known.last = stop;
		known.reached.add(stop);
		known.toReach.delete(stop);
		for (const [bar, end] of known.ends) if (bar.contains(stop)) end?.focus();
		if (!known.controls.has(stop) || stop.matches("iframe")) return;
		const { isShown, isCovered } = window.presentStop(null);
		if (!isShown || isCovered) known.unmarked.push(stop);
	};
	const onKey = ({ key }: KeyboardEvent): void => {
		if (key !== "Tab") return;
		if (!isFirst) note();
		isFirst = false;
	};
	addEventListener("keydown", onKey, { capture: true, signal: gone.signal });
	// The page gets no keys that are pressed within a frame.
	addEventListener("blur", () => note(), { signal: gone.signal });
	window.byKeyboard = { ...noted, ends, unmarked: [], last: null, isRound: false, note, stop: () => gone.abort() };
	(document.activeElement as HTMLElement | null)?.blur();
	getSelection()?.removeAllRanges();
	// Otherwise the keyboard starts where something was last pressed.
	if (!dialog) document.body.setAttribute("tabindex", "-1");
	if (!dialog) document.body.focus();
	document.body.removeAttribute("tabindex");
}

function isRound(): boolean {
	window.byKeyboard.note();
	return window.byKeyboard.isRound;
}

/** Controls that were redrawn on the way, or whose slide is no longer shown, need not be reached. */
function endRound(): { left: string[]; unmarked: number } {
	const { toReach, unmarked, stop } = window.byKeyboard;
	stop();
	const left = [...toReach]
		.filter((control) => control.isConnected && !control.matches(":disabled") && !control.closest("[inert]"))
		.map(
			(control) =>
				`${control.tagName.toLowerCase()} “${(control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 40)}”`,
		);
	return { left, unmarked: unmarked.length };
}

/** The name of a stop that was not marked, with the focus on it; undefined where it is no longer there. */
function returnTo(at: number): string | undefined {
	const stop = window.byKeyboard.unmarked[at];
	if (!stop?.isConnected) return undefined;
	stop.focus();
	return window.presentStop(null).name;
}
