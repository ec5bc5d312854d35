import { randomBytes, randomInt } from "node:crypto";
import { confirmTwoFactor, enrolTwoFactor, requestConfirmationCode, updatePinCode } from "@baize/factors/contract";
import { confirmEmail, describeSession, login, register, TERMS_VERSION } from "@baize/identity/contract";
import { pathOf } from "@baize/kernel/call";
import { HOUR_MS } from "@baize/kernel/time";
import { declineLimits } from "@baize/safer-play/contract";
import { validatePhone } from "@baize/verification/contract";
import { type APIRequestContext, type Cookie, expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { registrationWork } from "./captcha.ts";
import { DEMO_PASSWORD } from "./demo-password.ts";
import { operatorCalls } from "./operator-login.ts";
import { aPicture } from "./pictures.ts";

/** A new person for each test, so that parallel tests do not share an account. */
export const newEmail = (name: string): string => `${name}-${randomBytes(5).toString("hex")}@e2e.test`;

export type Mail = { channel: string; to: string; subject: string; text: string; code: string | null; at: string };

/** Waits for the newest mail to a person. */
export async function newestMail(request: APIRequestContext, to: string): Promise<Mail> {
	let mail: Mail | undefined;
	await expect
		.poll(async () => {
			const mails = (await (await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)).json()) as Mail[];
			mail = mails[0];
			return mail !== undefined;
		})
		.toBe(true);
	return mail as Mail;
}

/** The mail with these words in its subject or text, once it has come: other mails may come before and after it. */
export async function mailWith(request: APIRequestContext, to: string, words: string): Promise<Mail> {
	let found: Mail | undefined;
	await expect
		.poll(async () => {
			const mails = (await (await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)).json()) as Mail[];
			found = mails.find(({ subject, text }) => subject.includes(words) || text.includes(words));
			return mails.map(({ subject }) => (found ? words : subject));
		}, `a mail to ${to} with "${words}"`)
		.toContain(words);
	return found as Mail;
}

/** Enters e-mail and password on the login page. */
export async function giveLogin(page: Page, email: string, password = DEMO_PASSWORD, query = ""): Promise<void> {
	await page.goto(`/en/login${query}`);
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

/**
 * Logs in by the same calls as the login page, including the extra step of a browser that is new to the account. The
 * page itself is tested in login.spec.ts.
 */
export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
	const data = { username: email, credentials: { password } };
	const first = await page.request.post(login.path, { data });
	if (first.ok()) return;
	const { errorCode, sessionId = "" } = (await first.json()) as { errorCode: string; sessionId?: string };
	const method = /^mfa_required:(.+)$/.exec(errorCode)?.[1] ?? "";
	expect(method, errorCode).not.toBe("");
	const code = method === "PIN_CODE" ? PIN : await sentCode(page, sessionId, email);
	const headers = { "x-mfa-code": code, "x-enforcement-method": method };
	const second = await page.request.post(login.path, { data, headers });
	expect(second.ok(), await second.text()).toBe(true);
}

async function sentCode(page: Page, session: string, email: string): Promise<string> {
	const path = pathOf(requestConfirmationCode, { session, operation: "login" });
	const sent = await page.request.post(path, { data: {} });
	expect(sent.ok(), await sent.text()).toBe(true);
	return (await newestMail(page.request, DEMO_PHONES[email] ?? email)).code ?? "";
}

/** The steps after the password: a browser that is new to the account must pass one more. */
export async function endLogin(page: Page, email: string): Promise<void> {
	const step = page.getByRole("heading", { name: "One more step" });
	await step
		.or(page.getByRole("main").locator("h1", { hasNotText: "Log in" }))
		.first()
		.waitFor();
	if (await step.isVisible()) await takeStep(page, email);
	await expect(page).not.toHaveURL(/\/login/);
}

/** The PIN, or the code that is sent to the phone of the demo player, or to the e-mail of a player without a phone. */
async function takeStep(page: Page, email: string): Promise<void> {
	const pin = page.getByLabel("PIN", { exact: true });
	const send = page.getByRole("button", { name: "Send code" });
	await pin.or(send).waitFor();
	if (await pin.isVisible()) await pin.fill(PIN);
	else {
		await send.click();
		await expect(page.getByText(/more codes? can be sent/)).toBeVisible();
		const to = DEMO_PHONES[email] ?? email;
		await page.getByLabel("6-digit code").fill((await newestMail(page.request, to)).code ?? "");
	}
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

/** Only demo players whose phones are validated. */
const DEMO_PHONES: Record<string, string> = {
	"alice@baize.test": "+14165550101",
	"bob@baize.test": "+16045550102",
	"dan@baize.test": "+15145550104",
};

export async function logOut(page: Page): Promise<void> {
	await page.goto("/en/account");
	await page.getByRole("button", { name: "Log out" }).click();
	await expect(page).toHaveURL(/\/en$/);
}

export const PASSWORD = "seven wet umbrellas";
export const PIN = "2580";

/** Chooses the PIN that the first login requires. */
export async function choosePin(page: Page, pin = PIN): Promise<void> {
	await expect(page).toHaveURL(/\/login\/add-pin/);
	await page.getByLabel("New PIN", { exact: true }).fill(pin);
	await page.getByLabel("Repeat new PIN").fill(pin);
	await page.getByRole("button", { name: "Save PIN" }).click();
	await expect(page).not.toHaveURL(/\/login/);
}

const twoDigits = (below: number): string => String(1 + randomInt(below)).padStart(2, "0");
const letter = (): string => "ABCEGHJKLMNPRSTVXY"[randomInt(18)] ?? "A";

// All players have one name. With the same birthday and home they would also count as one person with many accounts.
// No day and year of these make up the PIN of a test, 2580 or 1379: such a PIN is refused.
const newBirthDate = (): string => `19${50 + randomInt(50)}-${twoDigits(12)}-${twoDigits(12)}`;
const newPostalCode = (): string => `M${randomInt(10)}${letter()} ${randomInt(10)}${letter()}${randomInt(10)}`;

/**
 * A new player: registered, confirmed, signed in on this page and with a PIN, by the same calls as the site's own
 * pages, which other tests cover. The player has answered the offer of limits that comes before a first deposit, unless
 * the test is about that.
 */
export async function newPlayer(
	page: Page,
	request: APIRequestContext,
	{ isUnasked = false } = {},
): Promise<{ email: string; handle: string }> {
	const email = newEmail("player");
	const registered = await request.post(register.path, {
		headers: await registrationWork(request),
		data: {
			email,
			password: PASSWORD,
			firstName: "Wanda",
			lastName: "Player",
			birthDate: newBirthDate(),
			address: {
				street: "1 Maple Lane",
				city: "Toronto",
				postalCode: newPostalCode(),
				countryCode: "CA",
				subdivision: "ON",
			},
			currency: "CAD",
			termsVersion: TERMS_VERSION,
		},
	});
	expect(registered.ok(), await registered.text()).toBe(true);
	const { text } = await newestMail(request, email);
	const token = /[A-Za-z0-9_-]{44}/.exec(text)?.[0];
	const post = async (path: string, data: unknown) => {
		const answer = await page.request.post(path, { data });
		expect(answer.ok(), await answer.text()).toBe(true);
		return answer;
	};
	await post(confirmEmail.path, { token });
	const loggedIn = await post(login.path, { username: email, credentials: { password: PASSWORD } });
	const { sessionId } = (await loggedIn.json()) as { sessionId: string };
	const pin = await page.request.put(pathOf(updatePinCode, { session: sessionId }), { data: { pinCode: PIN } });
	expect(pin.ok(), await pin.text()).toBe(true);
	const handle = await handleOf(page);
	if (!isUnasked) await page.request.post(declineLimits.path.replace(":session", handle), { data: {} });
	return { email, handle };
}

let ready: { email: string; cookies: Cookie[] } | undefined;

/**
 * A player for tests that only need someone who is signed in and change nothing of theirs: one for all such tests of a
 * worker, with the same session as long as it lasts.
 */
export async function signedInPlayer(page: Page): Promise<void> {
	const context = page.context();
	if (ready) await context.addCookies(ready.cookies);
	const { email } = ready ?? (await newPlayer(page, page.request));
	if (ready && !(await sessionOf(page)).signedIn) await logIn(page, email, PASSWORD);
	ready = { email, cookies: await context.cookies() };
}

/** Confirms a phone of the player by the code that is sent to it. Returns its number. */
export async function confirmPhone(page: Page, handle: string): Promise<string> {
	const [phonePrefix, phone] = ["+1", `416555${String(randomInt(10_000)).padStart(4, "0")}`];
	const path = pathOf(requestConfirmationCode, { session: handle, operation: "validatePhone" });
	expect((await page.request.post(path, { data: { phonePrefix, phone } })).ok()).toBe(true);
	const { code } = await newestMail(page.request, phonePrefix + phone);
	const confirmed = await page.request.post(pathOf(validatePhone, { phone: phonePrefix + phone, session: handle }), {
		headers: { "x-mfa-code": code ?? "", "x-enforcement-method": "SMS", "x-mfa-operation": "validatePhone" },
		data: { phonePrefix, phone },
	});
	expect(confirmed.ok(), await confirmed.text()).toBe(true);
	return phonePrefix + phone;
}

/**
 * Turns on an authenticator app, by the same calls as the pages that another test covers. Returns a function that gives
 * the codes.
 */
export async function turnTwoFactorOn(
	page: Page,
	handle: string,
): Promise<{ totp: TOTP; recoveryCodes: readonly string[] }> {
	const headers = { "x-mfa-code": PIN, "x-enforcement-method": "PIN_CODE", "x-mfa-operation": "enable2fa" };
	const enrolled = await page.request.post(pathOf(enrolTwoFactor, { session: handle }), { headers, data: {} });
	const { otpAuthUri } = (await enrolled.json()) as { otpAuthUri: string };
	const totp = new TOTP({ secret: Secret.fromBase32(new URL(otpAuthUri).searchParams.get("secret") ?? "") });
	const { nowMs: timestamp } = await (await page.request.post("/dev/clock", { data: { ms: 0 } })).json();
	const data = { code: totp.generate({ timestamp }) };
	const confirmed = await page.request.post(pathOf(confirmTwoFactor, { session: handle }), { data });
	expect(confirmed.ok(), await confirmed.text()).toBe(true);
	const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
	return { totp, recoveryCodes };
}

/** A new player who has deposited. */
export async function fundedPlayer(
	page: Page,
	request: APIRequestContext,
	amountMinor = 10_000,
	number?: string,
): Promise<{ email: string; handle: string }> {
	const player = await newPlayer(page, request);
	await payIn(page, player.handle, amountMinor, number);
	await expect.poll(() => cashMinor(page, player.handle)).toBe(amountMinor);
	return player;
}

/** A deposit by card, through the sandbox bank's own page. */
export async function payIn(
	page: Page,
	handle: string,
	amountMinor: number,
	number = "4242424242424242",
): Promise<void> {
	const response = await page.request.post(`/api/v1/cashier/${handle}/deposits`, {
		data: { method: "card", amountMinor, requestId: randomBytes(12).toString("hex") },
	});
	expect(response.ok(), await response.text()).toBe(true);
	const { payUrl } = (await response.json()) as { payUrl: string };
	const form = { act: "pay", number, expiry: "12/30", cvc: "123" };
	await page.request.post(payUrl, { form, maxRedirects: 0 });
}

/** A deposit by coins, which the sandbox's wallet sends whole. */
export async function payInByCoins(page: Page, handle: string, amountMinor: number): Promise<void> {
	const response = await page.request.post(`/api/v1/cashier/${handle}/deposits`, {
		data: { method: "crypto", amountMinor, requestId: randomBytes(12).toString("hex") },
	});
	expect(response.ok(), await response.text()).toBe(true);
	const { payUrl } = (await response.json()) as { payUrl: string };
	await page.request.post(payUrl, { form: { act: "sendAll" }, maxRedirects: 0 });
	await expect.poll(() => cashMinor(page, handle)).toBe(amountMinor);
}

/** Sends a document over HTTP and lets an operator verify it, as the pages of both would. */
export async function verifyDocumentOf(
	page: Page,
	{ email, handle }: { email: string; handle: string },
): Promise<void> {
	const sent = await page.request.put(`/api/v1/verification/${handle}/sides/front`, {
		headers: { "content-type": "image/jpeg", "x-file-name": "passport.jpg" },
		data: await aPicture(),
	});
	expect(sent.ok(), await sent.text()).toBe(true);
	const body = { kind: "passport", country: "CA" };
	const submitted = await page.request.post(`/api/v1/verification/${handle}/documents`, { data: body });
	expect(submitted.ok(), await submitted.text()).toBe(true);
	const office = await operatorCalls("olga@baize.test");
	const { players } = await (await office.get(`/api/v1/operator/players?search=${encodeURIComponent(email)}`)).json();
	const queue = await office.get(`/api/v1/operator/documents?state=pending&player=${players[0].id}`);
	const [{ id }] = ((await queue.json()) as { items: [{ id: string }] }).items;
	const document = `/api/v1/operator/documents/${id}`;
	const answers = [
		await office.post(`${document}/claim`),
		await office.get(`${document}/images/front`),
		await office.post(`${document}/verify`),
	];
	for (const answer of answers) expect(answer.ok(), answer.url()).toBe(true);
	await office.dispose();
}

/** A card to which no money can be paid back, so that a bank account is paid at once. */
export const CARD_WITHOUT_PAYOUTS = "4242424242425100";

/** A new player who has deposited and may withdraw. */
export async function verifiedPlayer(
	page: Page,
	request: APIRequestContext,
	amountMinor = 10_000,
	number?: string,
): Promise<{ email: string; handle: string }> {
	const player = await fundedPlayer(page, request, amountMinor, number);
	await verifyDocumentOf(page, player);
	return player;
}

/** The balance in the header; its name contains the exact amount. */
export const balancePill = (page: Page) => page.getByRole("button", { name: /^Your balance/ });

export async function cashMinor(page: Page, handle: string): Promise<number> {
	const balances = await page.request.get(`/services/wallet-gateway/v1/profiles/${handle}/balances`);
	const all = (await balances.json()) as { type: string; amountMinor: number }[];
	return all.find(({ type }) => type === "unlocked")?.amountMinor ?? 0;
}

type Session = { signedIn: boolean; handle: string };
const sessionOf = async (page: Page): Promise<Session> => (await page.request.get(describeSession.path)).json();
export const handleOf = async (page: Page): Promise<string> => (await sessionOf(page)).handle;

/** Longer than the hold of a payout to a new destination. */
const AFTER_HOLD_MS = 73 * HOUR_MS;

/**
 * The same player after so much time that the card no longer counts as new. The session has expired by then, so the
 * player logs in again on this page. Returns the new handle.
 */
export async function withOldCard(page: Page, request: APIRequestContext, email: string): Promise<string> {
	await moveClock(request, AFTER_HOLD_MS);
	await logIn(page, email, PASSWORD);
	return handleOf(page);
}

/** Proves the withdrawal of this amount, as the page requires, with the PIN. */
export async function proveByPin(page: Page, amount: string, pin = PIN): Promise<void> {
	await expect(page.getByRole("heading", { name: `Withdraw ${amount}: one more step` })).toBeVisible();
	await page.getByRole("textbox", { name: "PIN" }).fill(pin);
	await page.getByRole("button", { name: `Withdraw ${amount}` }).click();
}

/** Moves the site's clock forward. */
export async function moveClock(request: APIRequestContext, ms: number): Promise<void> {
	expect((await request.post("/dev/clock", { data: { ms } })).ok()).toBe(true);
}

/** Delays hydration, as on a slow connection, until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
	let wake = (): void => {};
	const awake = new Promise<void>((resolve) => {
		wake = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await awake;
		await route.continue();
	});
	return wake;
}
