import { randomBytes } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

export const DEMO_PASSWORD = "baize-demo-2026";

/** A new person for each walk, so that walks at once do not meet. */
export const newEmail = (name: string): string => `${name}-${randomBytes(5).toString("hex")}@walk.test`;

export type Mail = { channel: string; to: string; subject: string; text: string; code: string | null; at: string };

/** The newest mail to a person, as soon as there is one. */
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

/** Logs in through the page. */
export async function logIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
	await page.goto("/en/login");
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
	await expect(page).not.toHaveURL(/\/login/);
}

/** Moves the house's clock forward. */
export async function moveClock(request: APIRequestContext, ms: number): Promise<void> {
	expect((await request.post("/dev/clock", { data: { ms } })).ok()).toBe(true);
}
