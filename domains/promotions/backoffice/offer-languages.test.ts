import { LOCALES } from "@baize/kernel/locale";
import { describe, expect, it } from "vitest";
import { arrangedFor, fieldsIn, isFilled, writtenIn } from "./offer-languages.ts";
import { FIELDS } from "./terms-form.ts";

describe("[PROMO-02] the languages in the form of an offer", () => {
	it.each([
		["English alone", ["en-GB", "de"], ["en"]],
		["English and that of the operator", ["de-AT", "en"], ["en", "de"]],
		["English and the first language that the site has", ["nl-NL", "pt-BR", "fr"], ["en", "pt"]],
		["English where the site has none of them", ["nl"], ["en"]],
	])("stand open in %s", (_what, languages, expected) => {
		const { own, others } = arrangedFor(languages);
		expect(own).toEqual(expected);
		expect([...own, ...others].toSorted()).toEqual([...LOCALES].toSorted());
	});

	it("are filled with all of their texts", () => {
		const texts = { titleDe: "Willkommen", leadDe: " ", notesDe: "" };
		expect([writtenIn("de", texts), isFilled("de", texts)]).toEqual([1, false]);
		const whole = { ...texts, leadDe: "Mehr", notesDe: "Einmal" };
		expect([writtenIn("de", whole), isFilled("de", whole)]).toEqual([3, true]);
		expect(writtenIn("fr", whole)).toBe(0);
	});

	it("have every text of the form", () => {
		expect(LOCALES.flatMap(fieldsIn).toSorted()).toEqual(FIELDS.slice(0, 3 * LOCALES.length).toSorted());
	});
});
