import { directionOf, inLanguage } from "@baize/kernel/locale";
import { type FixedPage, pages, pathIn } from "@baize/platform-paths";
import { Button, Disclosure, Panel } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { type AffiliateReport, BANNER_SIZES, htmlOf, type Medium, trackedLink } from "../contract/index.ts";
import { useReferralTexts } from "./texts.ts";
import { useCopy } from "./use-copy.ts";

// Named one by one: an object that is asked for any of its pages would bring all of them into every page's scripts.
const PAGES: Record<Medium["page"], FixedPage> = {
	lobby: pages.lobby,
	allGames: pages.allGames,
	sports: pages.sports,
	virtuals: pages.virtuals,
	offers: pages.offers,
};

type Props = { report: AffiliateReport; publicUrl: string };

/** Links and banners for the affiliate's own site, each with the affiliate's token in it. */
export function MediaPanel({ report: { media, affiliateId }, publicUrl }: Props) {
	const t = useReferralTexts();
	if (media.length === 0) return <Panel title={t("media.title")}>{t("media.none")}</Panel>;
	return (
		<Panel title={t("media.title")}>
			<p className="text-ink-muted">{t("media.text")}</p>
			<ul className="grid gap-3">
				{media.map((medium) => (
					<li key={medium.id} className="rounded-control border border-hairline px-4 py-3">
						<OneMedium medium={medium} {...{ affiliateId, publicUrl }} />
					</li>
				))}
			</ul>
		</Panel>
	);
}

type OneProps = { medium: Medium; affiliateId: string; publicUrl: string };

function OneMedium({ medium, affiliateId, publicUrl }: OneProps) {
	const t = useReferralTexts();
	const locale = useLocale();
	const { id, name, format, page, text } = medium;
	const address = new URL(pathIn(locale, PAGES[page]), publicUrl).href;
	const link = trackedLink(address, { affiliateId, mediumId: id });
	const words = inLanguage(text, locale);
	const html = htmlOf({ format, link, words, notice: t("media.notice"), isRightToLeft: directionOf(locale) === "rtl" });
	const size = format === "link" ? undefined : BANNER_SIZES[format];
	return (
		<div className="grid gap-2">
			<h3 className="text-base font-semibold">{name}</h3>
			<p>{words}</p>
			<p className="text-sm text-ink-muted">
				{size ? t("media.banner", size) : t("media.link")} · {t(`media.pages.${page}`)}
			</p>
			<Copied text={link} label={t("media.copyLink")} />
			<Disclosure summary={t("media.html")}>
				<Copied text={html} label={t("media.copyHtml")} />
			</Disclosure>
		</div>
	);
}

function Copied({ text, label }: { text: string; label: string }) {
	const t = useReferralTexts();
	const { status, copy } = useCopy(text);
	return (
		<div className="grid gap-2">
			<p dir="ltr" className="rounded-control bg-surface-2 px-3 py-2 font-mono text-sm break-all select-all">
				{text}
			</p>
			<div className="flex flex-wrap items-center gap-3">
				<Button size="s" look="secondary" icon="copy" onClick={copy}>
					{label}
				</Button>
				<span role="status" className="text-sm text-ink-muted">
					{status ? t(`invite.${status}`) : ""}
				</span>
			</div>
		</div>
	);
}
