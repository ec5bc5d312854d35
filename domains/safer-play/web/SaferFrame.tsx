import { pages } from "@baize/platform-paths";
import { BackLink, PillBar } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import type { SaferPlayState } from "../contract/schemas.ts";
import { HelpPanel } from "./HelpPanel.tsx";
import { useSaferPlayTexts } from "./texts.ts";

const PLACES = [
	["limits", pages.limits],
	["break", pages.takeABreak],
	["exclusion", pages.selfExclusion],
] as const;

type Props = {
	place: (typeof PLACES)[number][0];
	title: string;
	description: string;
	state: SaferPlayState;
	children: ReactNode;
};

/** The frame of every safer-play page: its title, links to the others, and at the end who helps. */
export function SaferFrame({ place, title, description, state, children }: Props) {
	const t = useSaferPlayTexts();
	const path = useSitePath();
	return (
		<section className="mx-auto grid w-full max-w-prose grid-cols-1 gap-5 px-3.5 py-6 md:px-7">
			<title>{`${title} · Baize`}</title>
			<meta name="description" content={description} />
			<BackLink href={path(pages.account)}>{t("nav.back")}</BackLink>
			<PillBar
				label={t("nav.label")}
				pills={PLACES.map(([key, to]) => ({
					key,
					label: t(`nav.${key}`),
					href: path(to),
					current: key === place,
				}))}
			/>
			<header className="grid gap-1">
				<h1 className="text-3xl">{title}</h1>
				<p className="text-ink-muted">{description}</p>
			</header>
			{children}
			<HelpPanel organisations={state.organisations} />
		</section>
	);
}
