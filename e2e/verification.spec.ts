import { expectAccessible } from "./support/axe.ts";
import { maskedEmail, operatorAtWork } from "./support/office.ts";
import { delayScripts, fundedPlayer, mailWith, newestMail, newPlayer } from "./support/people.ts";
import { aPicture } from "./support/pictures.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, type FrameLocator, type Page, test } from "./support/test.ts";

const DOCUMENT_BANNER = "Verify your identity once";

const captureOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Identity verification"]');

const file = async (name = "licence.jpg") => ({ name, mimeType: "image/jpeg", buffer: await aPicture() });

/** Both sides of a driving licence, through the page in the frame, up to the confirmation. */
async function capture(page: Page, name?: string): Promise<void> {
	await page.goto("/en/validate-document");
	const frame = captureOf(page);
	await frame.getByRole("radio", { name: "Driving licence" }).check();
	await frame.getByRole("button", { name: "Continue" }).click();
	for (const side of ["The front", "The back"]) {
		await expect(frame.getByRole("heading", { name: side })).toBeFocused();
		await frame.locator("input[type=file]").setInputFiles(await file(name));
		await expect(frame.getByText("Received and readable.")).toBeVisible();
		await frame.getByRole("button", { name: "Continue" }).click();
	}
	await expect(frame.getByRole("heading", { name: "Check your pictures" })).toBeFocused();
}

async function send(page: Page): Promise<void> {
	await captureOf(page).getByRole("button", { name: "Submit" }).click();
	await expect(page).toHaveURL(/\/en\/document-verification-result\?transactionStatus=/);
}

/**
 * From the queue to this player's one document, assigned to the operator. Before that, the page shows `shownBefore` as
 * the player's e-mail.
 */
async function takeInHand(office: Page, email: string, shownBefore = maskedEmail(email)): Promise<void> {
	await office.goto("/#/documents");
	// The list shows its last data and is not read again at once.
	await office.reload();
	await expect(office.getByRole("heading", { name: "Documents" })).toBeVisible();
	const rows = office.getByRole("link", { name: /^Open the document of Wanda Player/ });
	await rows.last().click();
	await expect(office.getByText(shownBefore)).toBeVisible();
	await office.getByRole("button", { name: "Take it in hand" }).click();
	await expect(office.getByText(/You have it in hand until/)).toBeVisible();
	// An operator who compares the pictures sees the data that they are compared with.
	await expect(office.getByText(email)).toBeVisible();
}

test.describe("[VER-08] [VER-10] a document", () => {
	test("[ROUTE-08] [ROUTE-09] [VER-09] goes from the frame to the operator and back, twice, until the banner is gone", {
		tag: PHONE,
	}, async ({ page, request, browser }) => {
		const { email } = await newPlayer(page, request);
		await page.goto("/en/validate-document");
		await expect(page.locator("iframe")).toHaveAttribute("height", "500");
		await expect(page.locator("iframe")).toHaveAttribute("allow", "camera");
		const frame = captureOf(page);
		await frame.getByRole("button", { name: "Continue" }).click();
		await expect(frame.getByText("Choose which document you have.")).toBeVisible();
		await expectAccessible(page);
		await frame.getByRole("radio", { name: "Driving licence" }).check();
		await frame.getByRole("button", { name: "Continue" }).click();
		await frame.getByRole("button", { name: "Continue" }).click();
		await expect(frame.getByText("Choose a picture or take one.")).toBeVisible();
		await frame.locator("input[type=file]").setInputFiles({
			name: "letter.jpg",
			mimeType: "image/jpeg",
			buffer: Buffer.from("no picture"),
		});
		await expect(frame.getByText(/This is not a JPEG, PNG or WebP picture/)).toBeVisible();
		await expectAccessible(page);
		await capture(page);
		await expectAccessible(page);
		await send(page);
		await expect(page.getByText("We have received your document")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "See all steps" }).click();
		await expect(page.getByText("Being checked, usually within a day.")).toBeVisible();
		await expectAccessible(page);

		const office = await operatorAtWork(browser, "olga@baize.test", "documents");
		await takeInHand(office, email);
		await office.getByRole("button", { name: "Show the Front" }).click();
		const picture = office.getByRole("img", { name: "Front of the document" });
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_000);
		await expectAccessible(office);
		await office.getByRole("button", { name: "Not accepted…" }).click();
		const dialog = office.getByRole("dialog", { name: "What is not right?" });
		await dialog.getByRole("button", { name: "Not accepted" }).click();
		await expect(dialog.getByText("Choose at least one reason.")).toBeVisible();
		await dialog.getByLabel("The name is another").check();
		await dialog.getByLabel("In words for the player").fill("It says Wendy.");
		await expectAccessible(office);
		await Promise.all([
			// The player does nothing: the page updates by itself.
			expect(page.getByText("The name does not match your account. It says Wendy.")).toBeVisible(),
			dialog.getByRole("button", { name: "Not accepted" }).click(),
		]);
		await mailWith(request, email, "It says Wendy.");
		await expectAccessible(page);

		await capture(page);
		await send(page);
		// Less than a quarter of an hour has passed since the first time.
		await takeInHand(office, email, email);
		await expect(office.getByRole("button", { name: "Verify (open first: Front, Back)" })).toBeDisabled();
		await office.getByRole("button", { name: "Show the Front" }).click();
		await expect(office.getByRole("button", { name: "Verify (open first: Back)" })).toBeDisabled();
		await expectAccessible(office);
		await office.getByRole("button", { name: "Show the Back" }).click();
		await office.getByRole("button", { name: "Verify", exact: true }).click();
		await expect(office.getByText("Verified. The player has been notified.")).toBeVisible();
		await expect(page.getByText("Your identity is verified")).toBeVisible();
		await page.goto("/en/account");
		await expect(page.getByText("Confirm your phone number, so that codes reach you")).toBeVisible();
		await expect(page.getByText(DOCUMENT_BANNER)).toHaveCount(0);

		await office.goto("/#/audit");
		await expect(office.getByRole("row").filter({ hasText: "document.verified" }).first()).toBeVisible();
		await expect(office.getByRole("row").filter({ hasText: "document.looked" }).first()).toBeVisible();
	});

	test("[ROUTE-08] that is forged blocks the player, who reads what to do, also by the cashier", {
		tag: DESK,
	}, async ({ page, request }) => {
		await fundedPlayer(page, request);
		await page.goto("/en/account/cashier/withdraw");
		await expect(page.getByText("Verify your identity first")).toBeVisible();
		await expectAccessible(page);
		await capture(page, "forged.jpg");
		await send(page);
		await expect(page.getByText("Verification blocked")).toBeVisible();
		await page.goto("/en/validate-document");
		await expect(page).toHaveURL(/\/en\/blocked-document-status$/);
		await expect(page.getByText("The document is not genuine.")).toBeVisible();
		await expectAccessible(page);
		for (const way of ["deposit", "withdraw"]) {
			await page.goto(`/en/account/cashier/${way}`);
			await expect(page.getByRole("main").getByText("Your verification is blocked", { exact: true })).toBeVisible();
			await expect(page.getByLabel("Amount")).toHaveCount(0);
		}
		await expectAccessible(page);
	});

	test("[ROUTE-09] that was not sent shows that, whatever else the address contains, and there are other ways", {
		tag: DESK,
	}, async ({ page, request }) => {
		await newPlayer(page, request);
		await page.goto("/en/document-verification-result?transactionStatus=ERROR");
		await expect(page.getByText("The document was not sent")).toBeVisible();
		await expectAccessible(page);
		await page.goto("/en/document-verification-result");
		await page.getByRole("link", { name: "Try again" }).click();
		await expect(page).toHaveURL(/\/en\/validate-document$/);
		await page.getByRole("link", { name: "I do not have a document to show" }).click();
		await expect(page.getByRole("heading", { name: "We cannot verify you this way" })).toBeVisible();
		await expectAccessible(page);
	});
});

test.describe("[VER-07] [ROUTE-07] a phone", () => {
	test("[VER-02] [VER-03] [VER-04] [VER-09] is confirmed by the code from the SMS, and the funnel goes on to the document", {
		tag: DESK,
	}, async ({ page, request }) => {
		const number = `416555${String(Math.floor(performance.now() * 7) % 10_000).padStart(4, "0")}`;
		await newPlayer(page, request);
		await page.goto("/en/account");
		await page.getByRole("link", { name: "Confirm phone" }).click();
		await expect(page).toHaveURL(/\/en\/validation-code\/validatePhone/);
		await page.getByLabel("Country code").selectOption("CA");
		await page.getByRole("button", { name: "Send code" }).click();
		await expect(page.getByText("Enter the phone number.")).toBeVisible();
		await expect(page.getByLabel("Phone number")).toBeFocused();
		await page.getByLabel("Phone number").fill("12");
		await page.getByRole("button", { name: "Send code" }).click();
		await expect(page.getByText("This is not a valid phone number there.")).toBeVisible();
		await expectAccessible(page);
		await page.getByLabel("Phone number").fill(number);
		await page.getByRole("button", { name: "Send code" }).click();
		const code = page.getByLabel("Code from the SMS");
		await expect(code).toBeFocused();
		await expectAccessible(page);
		const confirm = page.getByRole("button", { name: "Confirm" });
		await code.fill("00000");
		await expect(confirm).toBeDisabled();
		await code.fill("000000");
		await confirm.click();
		await expect(page.getByText("Incorrect code. You have 4 attempts left.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Send new code" }).click();
		await expect(page.getByText("A new code is on its way.")).toBeVisible();
		await expect(page.getByText("3 more codes can be sent.")).toBeVisible();
		const sms = await newestMail(request, `+1${number}`);
		await code.fill(sms.code ?? "");
		await confirm.click();
		await expect(page.getByText("Your phone is confirmed.")).toBeVisible();
		await expect(page).toHaveURL(/\/en\/validate-document/);
		await page.goto("/en/account");
		await expect(page.getByText(DOCUMENT_BANNER)).toBeVisible();
	});

	test("[VER-03] [VER-04] warns of the last attempt, then is blocked with the time that is left", {
		tag: PHONE,
	}, async ({ page, request }) => {
		await newPlayer(page, request);
		// An answer that is given before the page hydrates counts as soon as it does.
		const wake = await delayScripts(page);
		await page.goto("/en/validation-code/validatePhone", { waitUntil: "commit" });
		await page.getByLabel("Country code").selectOption("CA");
		await page.getByLabel("Phone number").fill("4165559876");
		await page.getByRole("button", { name: "Send code" }).click();
		wake();
		for (const message of ["4 attempts left", "3 attempts left", "2 attempts left", "one attempt left"]) {
			await page.getByLabel("Code from the SMS").fill("000000");
			await page.getByRole("button", { name: "Confirm" }).click();
			await expect(page.getByText(message)).toBeVisible();
		}
		await page.getByRole("button", { name: "Confirm" }).click();
		await expect(page.getByText("Too many wrong codes")).toBeVisible();
		await expect(page.getByRole("timer")).toHaveText(/^(59:\d\d|1:00:00)$/);
		await expectAccessible(page);
		await page.reload();
		await expect(page.getByText("Too many wrong codes")).toBeVisible();
	});
});
