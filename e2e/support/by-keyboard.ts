import { expect, type Page } from "@playwright/test";

const MAX_STOPS = 600;

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
 * before.
 */
export async function expectByKeyboard(page: Page): Promise<void> {
	// One question to the page for each stop: a page has some sixty.
	await page.evaluate(`window.presentStop = ${presentStop}`);
	await page.evaluate(awaitControls);
	for (let stops = 0; stops < MAX_STOPS; stops++) {
		await page.keyboard.press("Tab");
		const { isSeen, isControl, look } = await page.evaluate(noteStop);
		if (isSeen) break;
		if (isControl) await expectMarked(page, look);
	}
	expect(await page.evaluate(controlsLeft), "not come to by Tab").toEqual([]);
}

/** Checked again where it is not, because a part that slides in when it gets the focus takes a moment. */
async function expectMarked(page: Page, { name, isShown, isCovered }: Stop): Promise<void> {
	if (isShown && !isCovered) return;
	await expect
		.poll(() => page.evaluate(presentStop, null), { message: name })
		.toMatchObject({ isShown: true, isCovered: false });
}

type Noted = { toReach: Set<Element>; controls: Set<Element>; reached: Set<Element>; last: Element | null };
declare const window: Window & { byKeyboard: Noted; presentStop: typeof presentStop };

/** Collects every control that can be pressed now. Of a group of radio buttons the keyboard reaches only one. */
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
	// Otherwise the keyboard starts where something was last pressed.
	if (!dialog) document.body.setAttribute("tabindex", "-1");
	if (!dialog) document.body.focus();
	document.body.removeAttribute("tabindex");
}

/**
 * A date has several stops, and so has a frame, which marks its own. An element that takes the focus for its children,
 * such as a dialog, needs no marker.
 */
function noteStop(): { isSeen: boolean; isControl: boolean; look: Stop } {
	const noted = window.byKeyboard;
	const stop = document.activeElement ?? document.body;
	const isSeen = noted.reached.has(stop) && noted.last !== stop;
	noted.last = stop;
	noted.reached.add(stop);
	noted.toReach.delete(stop);
	const isControl = noted.controls.has(stop) && !stop.matches("iframe");
	return { isSeen, isControl, look: window.presentStop(null) };
}

/** Controls that were redrawn on the way, or whose slide is no longer shown, need not be reached. */
function controlsLeft(): string[] {
	return [...window.byKeyboard.toReach]
		.filter((control) => control.isConnected && !control.matches(":disabled") && !control.closest("[inert]"))
		.map(
			(control) =>
				`${control.tagName.toLowerCase()} “${(control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 40)}”`,
		);
}
