import { pages } from "@baize/platform-paths";
import { Button, Icon, type IconName, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, type PageRequest, useViewer } from "@baize/platform-web/page";
import { data } from "react-router";
import { readReferralTracking, tokenIn } from "../contract/index.ts";
import { useReferralTexts } from "./texts.ts";

type Page = { isToken: boolean; invitedBy: string | null };

const NOT_FOUND = 404;

/** The page of a player's or an affiliate's link. The server has already stored the token in a cookie. */
export async function loadWelcome({ call }: PageContext, { params }: PageRequest) {
	const token = tokenIn(params.token);
	if (token === undefined) return data<Page>({ isToken: false, invitedBy: null }, NOT_FOUND);
	const { invitedBy } = await call(readReferralTracking, { params: { token } });
	return data<Page>({ isToken: true, invitedBy });
}

const REASONS = [
	["odds", "scale"],
	["proof", "shield-check"],
	["limits", "player-pause"],
] as const satisfies readonly (readonly [string, IconName])[];

export function WelcomeScreen({ isToken, invitedBy }: Page) {
	const t = useReferralTexts();
	return (
		<section className="mx-auto grid w-full max-w-[40rem] gap-6 px-3.5 py-8 md:px-7 md:py-14">
			<PageHead title={t("welcome.title")} description={t("welcome.description")} />
			<meta name="robots" content="noindex" />
			<header className="grid gap-2">
				<h1 className="text-3xl text-balance md:text-4xl">
					{invitedBy === null ? t("welcome.heading") : t("welcome.invited", { name: invitedBy })}
				</h1>
				<p className="text-lg text-ink-muted">{t(isToken ? "welcome.description" : "welcome.noToken")}</p>
			</header>
			<WaysOn />
			<Panel>
				<ul className="grid gap-4">
					{REASONS.map(([reason, icon]) => (
						<li key={reason} className="flex gap-4">
							<Icon name={icon} className="mt-0.5 text-xl text-ink-muted" />
							<div className="min-w-0">
								<h2 className="font-semibold">{t(`welcome.reasons.${reason}.title`)}</h2>
								<p className="text-ink-muted">{t(`welcome.reasons.${reason}.text`)}</p>
							</div>
						</li>
					))}
				</ul>
			</Panel>
		</section>
	);
}

function WaysOn() {
	const t = useReferralTexts();
	const path = useSitePath();
	const viewer = useViewer();
	if (viewer)
		return (
			<div className="grid justify-items-start gap-3">
				<p>{t("welcome.hasAccount")}</p>
				<Button href={path(pages.lobby)}>{t("welcome.toLobby")}</Button>
			</div>
		);
	return (
		<div className="flex flex-wrap gap-3">
			<Button href={path(pages.join)}>{t("welcome.join")}</Button>
			<Button look="secondary" href={path(pages.lobby)}>
				{t("welcome.look")}
			</Button>
		</div>
	);
}
