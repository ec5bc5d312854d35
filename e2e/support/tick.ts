import { expect, type Locator } from "@playwright/test";

/**
 * Ticks a box, or chooses an option, by a press. A page that wakes up just then takes the tick away for a moment, and
 * presses again itself: `check` fails if it looks in that moment.
 */
export async function tick(box: Locator): Promise<void> {
	await box.click();
	await expect(box).toBeChecked();
}
