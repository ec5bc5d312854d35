import type { Texts } from "../texts.ts";
import { element } from "./element.ts";

const YEAR = /^\d{4}$/;

/** Leads to the rules of a year that the player names. Years of which none are kept are not known here. */
export function yearForm({ find }: Texts, follow: (year: string) => void): HTMLFormElement {
	const field = element("input", {
		id: "year",
		inputmode: "numeric",
		maxlength: "4",
		autocomplete: "off",
		"aria-describedby": "year-message",
	});
	const message = element("p", { id: "year-message", class: "message", role: "alert" });
	const form = element(
		"form",
		{ novalidate: "" },
		element("label", { for: "year" }, find.label),
		element("div", { class: "line" }, field, element("button", {}, find.button)),
		message,
	);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const year = field.value.trim();
		const isYear = YEAR.test(year);
		message.textContent = isYear ? "" : find.wrong;
		field.setAttribute("aria-invalid", String(!isYear));
		if (isYear) follow(year);
		else field.focus();
	});
	return form;
}
