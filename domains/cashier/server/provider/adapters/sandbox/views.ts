import { directionOf, type Locale, tagOf } from "@baize/kernel/locale";
import { formatMoney } from "@baize/kernel/money";
import type { CardField, CardForm } from "./cards.ts";
import { html, type Markup } from "./html.ts";
import type { KeptCard, SandboxPayment } from "./store.ts";
import { STYLE } from "./style.ts";
import { localeOf, type TextKey, type Translate, translatorFor } from "./texts.ts";

/** A page in the payment's language, and what its parts receive. */
type Scene = { locale: Locale; translate: Translate; amount: string };

const sceneOf = (payment: SandboxPayment): Scene => {
	const locale = localeOf(payment.locale);
	return { locale, translate: translatorFor(locale), amount: formatMoney(payment.amount, payment.currency, locale) };
};

/** For a kept card only the security code is asked for. */
export function payPage(
	nonce: string,
	payment: SandboxPayment,
	kept?: KeptCard,
	form?: CardForm,
	issues: CardField[] = [],
): string {
	const scene = sceneOf(payment);
	const { translate, amount } = scene;
	const title = translate("payTitle", { amount });
	return page(
		nonce,
		scene,
		title,
		html`<h1>${title}</h1>
			${issues.length > 0 && html`<p class="issue-summary" role="alert">${translate("issueTitle")}</p>`}
			<form method="post" novalidate>
				${kept ? keptFields(translate, kept, form, issues) : cardFields(translate, form, issues)}
				${testControls(translate)}
				<button class="main" name="act" value="pay">${translate("pay", { amount })}</button>
				<button class="other" name="act" value="cancel">${translate("cancel")}</button>
			</form>`,
	);
}

/** In place of a wallet: what it would send. The address stands on the site's own page. */
export function coinsPage(nonce: string, payment: SandboxPayment, backUrl: string): string {
	const scene = sceneOf(payment);
	const { translate, amount } = scene;
	const title = translate("coinsTitle", { amount });
	return page(
		nonce,
		scene,
		title,
		html`<h1>${title}</h1><p>${translate("coinsText")}</p>
			<form method="post"><button class="main" name="act" value="sendAll">${translate("sendAll")}</button>
			<button class="other" name="act" value="sendMore">${translate("sendMore")}</button>
			<button class="other" name="act" value="sendLess">${translate("sendLess")}</button>
			<button class="other" name="act" value="cancel">${translate("cancel")}</button></form>
			<p><a href="${backUrl}">${translate("coinsBack")}</a></p>`,
	);
}

const cardFields = (translate: Translate, form: CardForm | undefined, issues: CardField[]): Markup => html`
	${field(translate, "number", "cc-number", form, issues)}
	<div class="pair">
		${field(translate, "expiry", "cc-exp", form, issues)}
		${field(translate, "cvc", "cc-csc", form, issues)}
	</div>`;

const keptFields = (
	translate: Translate,
	{ last_four: lastFour }: KeptCard,
	form: CardForm | undefined,
	issues: CardField[],
): Markup => html`
	<p>${translate("keptCard", { lastFour })}</p>
	${field(translate, "cvc", "cc-csc", form, issues)}`;

const HINTS: Partial<Record<CardField, TextKey>> = { expiry: "expiryHint", cvc: "cvcHint" };
const ISSUE_TEXTS: Record<CardField, TextKey> = { number: "issueNumber", expiry: "issueExpiry", cvc: "issueCvc" };

function field(
	translate: Translate,
	name: CardField,
	autocomplete: string,
	form: CardForm | undefined,
	issues: readonly CardField[],
): Markup {
	const isWrong = issues.includes(name);
	const hint = HINTS[name];
	const described = [hint && `${name}-hint`, isWrong && `${name}-issue`].filter(Boolean).join(" ");
	const isFocused = issues.length > 0 ? issues[0] === name : name === "number";
	return html`<div><label for="${name}">${translate(name)}</label>
		${hint && html`<span class="hint" id="${name}-hint">${translate(hint)}</span>`}
		${isWrong && html`<span class="issue" id="${name}-issue">${translate(ISSUE_TEXTS[name])}</span>`}
		<input type="text" id="${name}" name="${name}" inputmode="${name === "expiry" ? "text" : "numeric"}" dir="ltr"
			autocomplete="${autocomplete}" maxlength="30" required value="${form?.[name] ?? ""}"
			${described && html`aria-describedby="${described}"`} ${isWrong && html`aria-invalid="true"`}
			${isFocused && html`autofocus`}></div>`;
}

const testControls = (translate: Translate): Markup => html`<fieldset><legend>${translate("testTitle")}</legend>
	<ul class="tests"><li>${translate("testSucceeds")}</li><li>${translate("testDeclined")}</li><li>${translate("testSilent")}</li>
	<li>${translate("testStepUp")}</li><li>${translate("testLacksFunds")}</li><li>${translate("testLate")}</li>
	<li>${translate("testChargedBack")}</li><li>${translate("testNoPayouts")}</li></ul>
	<label class="choice"><input type="checkbox" name="twice" value="yes">${translate("callbackTwice")}</label></fieldset>`;

export function stepUpPage(nonce: string, payment: SandboxPayment): string {
	const scene = sceneOf(payment);
	const { translate, amount } = scene;
	const text = translate("stepUpText", { amount, lastFour: payment.card_last_four ?? "" });
	return page(
		nonce,
		scene,
		translate("stepUpTitle"),
		html`<h1>${translate("stepUpTitle")}</h1><p>${text}</p>
			<form method="post"><button class="main" name="act" value="confirm">${translate("confirm")}</button>
			<button class="other" name="act" value="refuse">${translate("refuse")}</button></form>`,
	);
}

export function overPage(nonce: string, payment: SandboxPayment, backUrl: string): string {
	const scene = sceneOf(payment);
	const { translate } = scene;
	return page(
		nonce,
		scene,
		translate("overTitle"),
		html`<h1>${translate("overTitle")}</h1><p>${translate("overText")}</p>
			<a class="button main" href="${backUrl}">${translate("back")}</a>`,
	);
}

/** Without a payment, its payer's language is not known: the browser's own is taken. */
export function unknownPage(nonce: string, locale: Locale): string {
	const translate = translatorFor(locale);
	const title = translate("unknownTitle");
	return page(
		nonce,
		{ locale, translate, amount: "" },
		title,
		html`<h1>${title}</h1><p>${translate("unknownText")}</p>`,
	);
}

function page(nonce: string, { locale, translate }: Scene, title: string, content: Markup): string {
	return html`<!doctype html>
<html lang="${tagOf(locale)}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${translate("company")}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><p class="company"><svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="6" fill="#0b5cad"/>
<path d="M5 18c3-4 6-4 9 0s6 4 9 0M5 12c3-4 6-4 9 0s6 4 9 0" fill="none" stroke="#fff" stroke-width="2.5"/></svg>${translate("company")}</p>
<div class="card">${content}</div><p class="notice">${translate("notice")}</p></main></body></html>`.text;
}
