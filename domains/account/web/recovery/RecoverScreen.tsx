import { requestRecovery } from "@baize/identity/contract";
import {
	noFocusOnPress,
	useCallWithCaptcha,
	useFields,
	useIdentityTexts,
	useRecoveryRequestRules,
} from "@baize/identity/web";
import { addressOf, pages, serverPages } from "@baize/platform-paths";
import { Button, Notice, Panel, TextField } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext } from "@baize/platform-web/page";
import { useErrorText } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import { useAccountTexts } from "../texts.ts";

export const loadRecover = (context: PageContext): { showsMailbox: boolean } => ({
	showsMailbox: !context.isProduction,
});

/** Requests a link that sets a new password. The result is the same for every e-mail. */
export function RecoverScreen({ showsMailbox }: { showsMailbox: boolean }) {
	const t = useAccountTexts();
	const path = useSitePath();
	const [sentTo, setSentTo] = useState<string>();
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("recover.title")} · Baize`}</title>
			<meta name="description" content={t("recover.description")} />
			<meta name="robots" content="noindex" />
			{sentTo === undefined ? (
				<>
					<header className="grid gap-2">
						<h1 className="text-3xl">{t("recover.title")}</h1>
						<p className="text-ink-muted">{t("recover.intro")}</p>
					</header>
					<RequestForm onSent={setSentTo} />
				</>
			) : (
				<Sent email={sentTo} showsMailbox={showsMailbox} onAgain={() => setSentTo(undefined)} />
			)}
			<a className="inline-flex min-h-11 items-center justify-self-center underline" href={path(pages.login)}>
				{t("recover.toLogin")}
			</a>
		</section>
	);
}

const hasEmail = (issues: readonly { field: string }[]): boolean => issues.some(({ field }) => field === "email");

function RequestForm({ onSent }: { onSent(email: string): void }) {
	const t = useAccountTexts();
	const identity = useIdentityTexts();
	const errorText = useErrorText();
	const call = useCallWithCaptcha(requestRecovery, "recover");
	const issuesIn = useRecoveryRequestRules();
	const { form, control, showProblems } = useFields({
		name: "recover",
		fields: ["email"],
		problemOf(_field, { email }) {
			if (email.trim() === "") return identity("join.problems.email.missing");
			return hasEmail(issuesIn({ email: email.trim() })) ? identity("join.problems.email.wrong") : undefined;
		},
		onSend: ({ email }) => void send(email.trim()),
	});
	const isEmailWrong = hasEmail(call.error?.body.errors ?? []);
	useEffect(() => {
		if (isEmailWrong) showProblems({ email: identity("join.problems.email.wrong") });
	}, [call.error]);
	async function send(email: string): Promise<void> {
		if (await call.run({ body: { email } })) onSent(email);
	}
	return (
		<Panel>
			<form {...form} onFocus={call.prepare} className="grid gap-4">
				{call.error && !isEmailWrong && (
					<Notice tone="danger" live>
						{errorText(call.error)}
					</Notice>
				)}
				<TextField
					{...control("email")}
					type="email"
					label={t("recover.email")}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					dir="ltr"
				/>
				<div ref={call.place} className="empty:hidden" />
				<Button type="submit" wide pending={call.pending} {...noFocusOnPress}>
					{t("recover.submit")}
				</Button>
			</form>
		</Panel>
	);
}

/** The heading takes the focus, because it replaces the form. */
function Sent({ email, showsMailbox, onAgain }: { email: string; showsMailbox: boolean; onAgain(): void }) {
	const t = useAccountTexts();
	const identity = useIdentityTexts();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
				{identity("checkMail.title")}
			</h1>
			<Panel>
				<div className="grid justify-items-start gap-4">
					<p className="text-lg">
						{t.rich("recover.sent", { email: () => <bdi className="font-semibold break-all">{email}</bdi> })}
					</p>
					<p className="text-ink-muted">{t("recover.spam")}</p>
					<Button look="secondary" size="s" icon="mail" onClick={onAgain}>
						{t("recover.again")}
					</Button>
					{showsMailbox && (
						<a
							className="inline-flex min-h-11 items-center underline"
							href={addressOf(serverPages.mailbox, { to: email })}
						>
							{identity("checkMail.developer")}
						</a>
					)}
				</div>
			</Panel>
		</>
	);
}
