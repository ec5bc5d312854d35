import { checkRecovery, completeRecovery } from "@baize/identity/contract";
import {
	noFocusOnPress,
	useAct,
	useFields,
	usePersonTexts,
	useRecoveryRules,
	useRefusalText,
} from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel, PasswordField } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { useEffect, useRef, useState } from "react";
import { useAccountTexts } from "../texts.ts";
import { usePasswordTexts } from "../use-password-texts.ts";

type Props = { token: string; email: string | null };

/** Shows that a link has ended before anything is typed. */
export async function loadSetPassword({ call }: PageContext, { url }: PageRequest): Promise<Props> {
	const token = url.searchParams.get("token") ?? "";
	const email = await call(checkRecovery, { body: { token } }).then(
		(found) => found.email,
		() => null,
	);
	return { token, email };
}

/** The page of the link in the mail: one field, for the new password. */
export function SetPasswordScreen({ token, email }: Props) {
	const t = useAccountTexts();
	const [isDone, setDone] = useState(false);
	const [isOver, setOver] = useState(email === null);
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("setPassword.title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			{isDone ? (
				<Done />
			) : isOver ? (
				<Over />
			) : (
				<>
					<header className="grid gap-2">
						<h1 className="text-3xl">{t("setPassword.title")}</h1>
						<p className="text-ink-muted">
							{t.rich("setPassword.intro", { email: () => <bdi className="font-semibold break-all">{email}</bdi> })}
						</p>
					</header>
					<NewPasswordForm
						token={token}
						email={email ?? ""}
						onDone={() => setDone(true)}
						onOver={() => setOver(true)}
					/>
				</>
			)}
		</section>
	);
}

type FormProps = { token: string; email: string; onDone(): void; onOver(): void };

function NewPasswordForm({ token, email, onDone, onOver }: FormProps) {
	const t = useAccountTexts();
	const passwordTexts = usePasswordTexts();
	const errorText = useRefusalText();
	const act = useAct(completeRecovery);
	const issuesIn = useRecoveryRules();
	const [error, setError] = useState<string>();
	const { form, control, showProblems } = useFields({
		name: "set",
		fields: ["password"],
		problemOf: (_field, { password }) => passwordTexts.problemOf(password, issuesIn({ token, password })),
		onSend: ({ password }) => void send(password),
	});
	async function send(password: string): Promise<void> {
		setError(undefined);
		const outcome = await act.run({ body: { token, password } });
		if (outcome.isDone) return onDone();
		const issue = outcome.error?.body.errors?.find(({ field }) => field === "password");
		if (issue) showProblems({ password: passwordTexts.issueText(issue.cause) });
		else if (outcome.error?.code === "RECOVERY_INVALID") onOver();
		else if (outcome.error) setError(errorText(outcome.error));
	}
	return (
		<Panel>
			<form {...form} className="grid gap-4">
				{error && (
					<Notice tone="danger" live>
						{error}
					</Notice>
				)}
				{/* By it password managers know whose password it is. */}
				<input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
				<PasswordField
					{...control("password")}
					label={passwordTexts.label}
					hint={passwordTexts.hint}
					revealLabel={passwordTexts.revealLabel}
					autoComplete="new-password"
					dir="ltr"
				/>
				<Button type="submit" wide pending={act.pending} {...noFocusOnPress}>
					{t("setPassword.submit")}
				</Button>
			</form>
		</Panel>
	);
}

function Done() {
	const t = useAccountTexts();
	const path = useSitePath();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
				{t("setPassword.doneTitle")}
			</h1>
			<Panel>
				<div className="grid gap-4">
					<Notice tone="success">{t("setPassword.done")}</Notice>
					<Button wide href={path(pages.login)}>
						{t("setPassword.logIn")}
					</Button>
				</div>
			</Panel>
		</>
	);
}

function Over() {
	const t = useAccountTexts();
	const person = usePersonTexts();
	const path = useSitePath();
	return (
		<>
			<h1 className="text-3xl">{t("setPassword.overTitle")}</h1>
			<Panel>
				<Notice
					tone="warning"
					live
					actions={
						<Button size="s" href={path(pages.recover)}>
							{t("setPassword.askAgain")}
						</Button>
					}
				>
					{person("errors.recoveryInvalid")}
				</Notice>
			</Panel>
		</>
	);
}
