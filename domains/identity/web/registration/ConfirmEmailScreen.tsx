import { noteUse } from "@baize/analytics/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel, raiseAfterLoad } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { useCall, useErrorText } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useState } from "react";
import { confirmEmail, type LoginSuccess } from "../../contract/index.ts";
import { ACTION_PATHS } from "../../contract/login/required-actions.ts";
import { announceLogin } from "../login/login-success.ts";
import { useIdentityTexts } from "../texts.ts";

export const loadConfirmEmail = (_context: PageContext, { url }: PageRequest): { token: string } => ({
	token: url.searchParams.get("token") ?? "",
});

/** The page itself confirms, by a call: a mail program that only fetches the link confirms nothing. */
export function ConfirmEmailScreen({ token }: { token: string }) {
	const t = useIdentityTexts();
	const errorText = useErrorText();
	const confirm = useCall(confirmEmail);
	const path = useSitePath();
	const [email, setEmail] = useState<string>();
	async function send(): Promise<void> {
		const answer = await confirm.run({ body: { token } });
		if (!answer) return;
		noteUse("registrationStep", { step: "confirmed" });
		if (answer.login) return enter(answer.login);
		setEmail(answer.email);
	}
	/** The page is left for the first step of every login of a new account, a PIN; it says that the account is ready. */
	function enter(login: LoginSuccess): void {
		announceLogin(login);
		raiseAfterLoad(t("confirm.doneTitle"), "success");
		location.assign(path(ACTION_PATHS.ADD_PIN_CODE));
	}
	useEffect(() => {
		if (token) void send();
	}, [token]);
	const failure = token ? confirm.error && errorText(confirm.error) : t("confirm.missing");
	const isOver = !token || confirm.error?.code === "CONFIRMATION_INVALID";
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("confirm.title")} · Baize`}</title>
			<meta name="description" content={t("confirm.description")} />
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{email ? t("confirm.doneTitle") : t("confirm.title")}</h1>
			<Panel>
				<div className="grid gap-4">
					{email && <Confirmed email={email} />}
					{failure && isOver && <Failed>{failure}</Failed>}
					{failure && !isOver && (
						<Notice tone="danger" live>
							{failure}
						</Notice>
					)}
					{!email && !failure && <p role="status">{t("confirm.underWay")}</p>}
					{!email && !isOver && (
						<Button wide pending={confirm.pending} onClick={() => void send()}>
							{t("confirm.submit")}
						</Button>
					)}
				</div>
			</Panel>
		</section>
	);
}

function Confirmed({ email }: { email: string }) {
	const t = useIdentityTexts();
	const path = useSitePath();
	return (
		<>
			<Notice tone="success" live>
				{t.rich("confirm.done", { email: () => <bdi className="font-semibold break-all">{email}</bdi> })}
			</Notice>
			<Button wide href={path(pages.login)}>
				{t("confirm.logIn")}
			</Button>
			<Notice
				tone="info"
				title={t("confirm.limitsTitle")}
				actions={
					<Button size="s" look="secondary" href={path(pages.login, { destination: path(pages.limits) })}>
						{t("confirm.setLimits")}
					</Button>
				}
			>
				{t("confirm.limits")}
			</Notice>
		</>
	);
}

function Failed({ children }: { children: ReactNode }) {
	const t = useIdentityTexts();
	const path = useSitePath();
	const ways = (
		<>
			<Button size="s" href={path(pages.login)}>
				{t("confirm.logIn")}
			</Button>
			<Button size="s" look="secondary" href={path(pages.join)}>
				{t("confirm.joinAgain")}
			</Button>
		</>
	);
	return (
		<Notice tone="warning" title={t("confirm.failedTitle")} live actions={ways}>
			{children}
		</Notice>
	);
}
