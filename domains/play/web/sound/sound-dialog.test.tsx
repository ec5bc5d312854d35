// @vitest-environment node
import { LocaleContext } from "@baize/platform-web/i18n";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SoundFields } from "./SoundDialog.tsx";
import { FIRST_CHOICE, type SoundChoice } from "./sound-choice.ts";

const drawn = (choice: SoundChoice, canVibrate: boolean, locale: "en" | "fr" = "en") =>
	renderToString(
		<LocaleContext value={locale}>
			<SoundFields choice={choice} canVibrate={canVibrate} onChange={() => {}} />
		</LocaleContext>,
	);
const rangeOf = (html: string): string => /<input[^>]*type="range"[^>]*>/.exec(html)![0];

describe("[A11Y-01] the choice of sound", () => {
	it("has a slider with a name, a value in percent and steps for the keyboard", () => {
		const html = drawn({ ...FIRST_CHOICE, volume: 65 }, true);
		const range = rangeOf(html);
		for (const part of ['min="0"', 'max="100"', 'step="5"', 'value="65"', 'aria-valuetext="65%"'])
			expect(range).toContain(part);
		const [, id] = /id="([^"]+)"/.exec(range)!;
		expect(html).toContain(`<label for="${id}">Volume</label>`);
	});

	it("writes the volume as the language does", () => {
		expect(rangeOf(drawn(FIRST_CHOICE, false, "fr"))).toMatch(/aria-valuetext="40\s%"/);
	});

	it("says whether sound is on, and closes the slider while it is off", () => {
		const off = drawn({ ...FIRST_CHOICE, isOn: false }, false);
		expect(off).not.toContain("checked");
		expect(rangeOf(off)).toContain("disabled");
		expect(drawn(FIRST_CHOICE, false)).toMatch(/role="switch"[^>]*checked/);
		expect(rangeOf(drawn(FIRST_CHOICE, false))).not.toContain("disabled");
	});

	it.each([
		["has a switch for vibration where the device vibrates", true, 2],
		["has none elsewhere", false, 1],
	])("%s", (_what, canVibrate, switches) => {
		expect(drawn(FIRST_CHOICE, canVibrate).match(/role="switch"/g)?.length).toBe(switches);
	});
});
