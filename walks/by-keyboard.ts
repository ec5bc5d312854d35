import { expect, type Page } from "@playwright/test";

const MOST_STOPS = 600;

type Stop = { name: string; isWanted: boolean; isGone: boolean; isShown: boolean; isCovered: boolean };

/** The stop where the keyboard is, as somebody sees it: marked by an outline or a ring, and not behind a bar. */
export function presentStop(wanted: Node | null): Stop {
	const stop = document.activeElement as HTMLElement;
	const isMarked = (element: Element | null): boolean => {
		if (!element) return false;
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
	};
	// A field that is drawn by its label or its frame is marked there.
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
 * The page as it stands, gone once around by Tab (within a dialog, if one is open): each control that can be pressed is
 * come to, and each stop is marked and not covered. What the keyboard was at is left.
 */
export async function expectByKeyboard(page: Page): Promise<void> {
	await page.evaluate(awaitControls);
	for (let stops = 0; stops < MOST_STOPS; stops++) {
		await page.keyboard.press("Tab");
		const { isSeen, isControl } = await page.evaluate(noteStop);
		if (isSeen) break;
		if (isControl) await expectMarked(page);
	}
	expect(await page.evaluate(controlsLeft), "not come to by Tab").toEqual([]);
}

/** Looked at twice: what slides in when the keyboard comes to it takes a moment. */
async function expectMarked(page: Page): Promise<void> {
	const look = () => page.evaluate(presentStop, null);
	const { name, isShown, isCovered } = await look();
	if (isShown && !isCovered) return;
	await expect.poll(look, { message: name }).toMatchObject({ isShown: true, isCovered: false });
}

type Noted = { toReach: Set<Element>; controls: Set<Element>; reached: Set<Element>; last: Element | null };
declare const window: Window & { byKeyboard: Noted };

/** Every control that can be pressed now; of radios that belong together the keyboard comes to one. */
function awaitControls(): void {
	const dialog = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1);
	const controls = [
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
	window.byKeyboard = { toReach: new Set(controls), controls: new Set(controls), reached: new Set(), last: null };
	(document.activeElement as HTMLElement | null)?.blur();
	getSelection()?.removeAllRanges();
	// Where the keyboard begins is otherwise where something was pressed last.
	if (!dialog) document.body.setAttribute("tabindex", "-1");
	if (!dialog) document.body.focus();
	document.body.removeAttribute("tabindex");
}

/** A date has several stops, and so has a frame, which marks its own. What takes the focus for others, as a dialog does, needs no mark. */
function noteStop(): { isSeen: boolean; isControl: boolean } {
	const noted = window.byKeyboard;
	const stop = document.activeElement ?? document.body;
	const isSeen = noted.reached.has(stop) && noted.last !== stop;
	noted.last = stop;
	noted.reached.add(stop);
	noted.toReach.delete(stop);
	return { isSeen, isControl: noted.controls.has(stop) && !stop.matches("iframe") };
}

/** What has been drawn anew on the way is no longer there to be come to. */
function controlsLeft(): string[] {
	return [...window.byKeyboard.toReach]
		.filter((control) => control.isConnected && !control.matches(":disabled"))
		.map(
			(control) =>
				`${control.tagName.toLowerCase()} “${(control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 40)}”`,
		);
}
