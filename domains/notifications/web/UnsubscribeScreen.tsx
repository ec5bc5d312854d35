import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { unsubscribe } from "../contract/operator-calls.ts";
import { useNotificationTexts } from "./texts.ts";

export const loadUnsubscribe = (_context: PageContext, { params }: PageRequest): { token: string } => ({
	token: params.token ?? "",
});

/** Unsubscribes only on a press of the button, because programs that scan mails open every link. */
export function UnsubscribeScreen({ token }: ReturnType<typeof loadUnsubscribe>) {
	const t = useNotificationTexts();
	const path = useSitePath();
	const errorText = useErrorText();
	const { run, pending, error } = useCall(unsubscribe);
	const [isDone, setDone] = useState(false);
	return (
		<section className="mx-auto grid w-full max-w-prose gap-5 px-3.5 py-8 md:px-7">
			<title>{`${t("unsubscribe.title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{isDone ? t("unsubscribe.doneTitle") : t("unsubscribe.title")}</h1>
			<p role="status" className="text-ink-muted">
				{isDone ? t("unsubscribe.doneText") : t("unsubscribe.text")}
			</p>
			{error && (
				<Notice tone="danger" live>
					{errorText(error)}
				</Notice>
			)}
			<div className="flex flex-wrap gap-2.5">
				{isDone ? (
					<Button href={path(pages.lobby)}>{t("unsubscribe.toLobby")}</Button>
				) : (
					<Button pending={pending} onClick={() => void run({ params: { token } }).then((done) => setDone(!!done))}>
						{t("unsubscribe.confirm")}
					</Button>
				)}
			</div>
		</section>
	);
}
