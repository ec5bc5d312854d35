import { confirmEmailChange } from "@baize/identity/contract";
import { useRefusalText } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { useAccountTexts } from "../texts.ts";

export const loadConfirmNewEmail = (_context: PageContext, { url }: PageRequest): { token: string } => ({
	token: url.searchParams.get("token") ?? "",
});

/**
 * The page of the link in the mail to a new address. It needs a press of a button, because every session ends by it.
 */
export function ConfirmNewEmailScreen({ token }: { token: string }) {
	const t = useAccountTexts();
	const path = useSitePath();
	const errorText = useRefusalText();
	const confirm = useCall(confirmEmailChange);
	const [email, setEmail] = useState<string>();
	async function send(): Promise<void> {
		const answer = await confirm.run({ body: { token } });
		if (answer) setEmail(answer.email);
	}
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("newEmail.title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{t("newEmail.title")}</h1>
			<Panel>
				<div className="grid gap-4">
					{email === undefined ? (
						<p>{t("newEmail.intro")}</p>
					) : (
						<Notice tone="success" live>
							{t.rich("newEmail.done", { email: () => <bdi className="font-semibold break-all">{email}</bdi> })}
						</Notice>
					)}
					{confirm.error && (
						<Notice tone="danger" live>
							{errorText(confirm.error)}
						</Notice>
					)}
					{email === undefined ? (
						<Button wide pending={confirm.pending} onClick={() => void send()}>
							{t("newEmail.submit")}
						</Button>
					) : (
						<Button wide href={path(pages.login)}>
							{t("setPassword.logIn")}
						</Button>
					)}
				</div>
			</Panel>
		</section>
	);
}
