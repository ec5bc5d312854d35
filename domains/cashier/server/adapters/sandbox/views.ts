import { directionOf, type Locale } from "@baize/kernel/locale";
import { formatMoney } from "@baize/kernel/money";
import type { CardField, CardForm } from "./cards.ts";
import { html, type Markup } from "./html.ts";
import type { SandboxPayment } from "./store.ts";
import { STYLE } from "./style.ts";
import { localeOf, type Say, sayIn, type TextKey } from "./texts.ts";

/** A page in the payment's language, and what its parts are told. */
type Scene = { locale: Locale; say: Say; amount: string };

const sceneOf = (payment: SandboxPayment): Scene => {
	const locale = localeOf(payment.locale);
	return { locale, say: sayIn(locale), amount: formatMoney(payment.amount, payment.currency, locale) };
};

export function payPage(nonce: string, payment: SandboxPayment, form?: CardForm, faults: CardField[] = []): string {
	const scene = sceneOf(payment);
	const { say, amount } = scene;
	const title = say("payTitle", { amount });
	return page(
		nonce,
		scene,
		title,
		html`<h1>${title}</h1>
			${faults.length > 0 && html`<p class="fault-summary" role="alert">${say("faultTitle")}</p>`}
			<form method="post" novalidate>
				${field(say, "number", "cc-number", form, faults)}
				<div class="pair">
					${field(say, "expiry", "cc-exp", form, faults)}
					${field(say, "cvc", "cc-csc", form, faults)}
				</div>
				${testControls(say)}
				<button class="main" name="act" value="pay">${say("pay", { amount })}</button>
				<button class="other" name="act" value="cancel">${say("cancel")}</button>
			</form>`,
	);
}

const HINTS: Partial<Record<CardField, TextKey>> = { expiry: "expiryHint", cvc: "cvcHint" };
const FAULTS: Record<CardField, TextKey> = { number: "faultNumber", expiry: "faultExpiry", cvc: "faultCvc" };

function field(
	say: Say,
	name: CardField,
	autocomplete: string,
	form: CardForm | undefined,
	faults: readonly CardField[],
): Markup {
	const isWrong = faults.includes(name);
	const hint = HINTS[name];
	const described = [hint && `${name}-hint`, isWrong && `${name}-fault`].filter(Boolean).join(" ");
	const isFocused = faults.length > 0 ? faults[0] === name : name === "number";
	return html`<div><label for="${name}">${say(name)}</label>
		${hint && html`<span class="hint" id="${name}-hint">${say(hint)}</span>`}
		${isWrong && html`<span class="fault" id="${name}-fault">${say(FAULTS[name])}</span>`}
		<input type="text" id="${name}" name="${name}" inputmode="${name === "expiry" ? "text" : "numeric"}" dir="ltr"
			autocomplete="${autocomplete}" maxlength="30" required value="${form?.[name] ?? ""}"
			${described && html`aria-describedby="${described}"`} ${isWrong && html`aria-invalid="true"`}
			${isFocused && html`autofocus`}></div>`;
}

const testControls = (say: Say): Markup => html`<fieldset><legend>${say("testTitle")}</legend>
	<ul class="tests"><li>${say("testSucceeds")}</li><li>${say("testDeclined")}</li><li>${say("testSilent")}</li>
	<li>${say("testStepUp")}</li></ul>
	<label class="choice"><input type="checkbox" name="twice" value="yes">${say("callbackTwice")}</label></fieldset>`;

export function stepUpPage(nonce: string, payment: SandboxPayment): string {
	const scene = sceneOf(payment);
	const { say, amount } = scene;
	const text = say("stepUpText", { amount, lastFour: payment.card_last_four ?? "" });
	return page(
		nonce,
		scene,
		say("stepUpTitle"),
		html`<h1>${say("stepUpTitle")}</h1><p>${text}</p>
			<form method="post"><button class="main" name="act" value="confirm">${say("confirm")}</button>
			<button class="other" name="act" value="refuse">${say("refuse")}</button></form>`,
	);
}

export function overPage(nonce: string, payment: SandboxPayment, backUrl: string): string {
	const scene = sceneOf(payment);
	const { say } = scene;
	return page(
		nonce,
		scene,
		say("overTitle"),
		html`<h1>${say("overTitle")}</h1><p>${say("overText")}</p>
			<a class="button main" href="${backUrl}">${say("back")}</a>`,
	);
}

export function unknownPage(nonce: string): string {
	const say = sayIn("en");
	const title = say("unknownTitle");
	return page(nonce, { locale: "en", say, amount: "" }, title, html`<h1>${title}</h1><p>${say("unknownText")}</p>`);
}

function page(nonce: string, { locale, say }: Scene, title: string, content: Markup): string {
	return html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${say("company")}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><p class="company"><svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="6" fill="#0b5cad"/>
<path d="M5 18c3-4 6-4 9 0s6 4 9 0M5 12c3-4 6-4 9 0s6 4 9 0" fill="none" stroke="#fff" stroke-width="2.5"/></svg>${say("company")}</p>
<div class="card">${content}</div><p class="notice">${say("notice")}</p></main></body></html>`.text;
}
