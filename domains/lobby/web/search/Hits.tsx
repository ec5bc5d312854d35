import { givenPath } from "@baize/platform-paths";
import { Icon, type IconName, Picture } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useId } from "react";
import type { HitKind, SiteHit } from "../../contract/index.ts";
import { useKickOffText } from "../use-kick-off-text.ts";
import { PLACES, type PlaceName } from "./places.ts";
import { useSearchTexts } from "./texts.ts";

const ICONS: Record<HitKind, IconName> = {
	games: "cards",
	matches: "ball-football",
	races: "horse",
	competitions: "trophy",
	pages: "file-text",
	help: "help-circle",
};

const LINE = "flex min-h-12 items-center gap-3 rounded-card px-1.5 py-1 hover:bg-surface-2";

/** Hits under their heading. */
export function Hits({ title, hits }: { title: string; hits: readonly SiteHit[] }) {
	const id = useId();
	if (hits.length === 0) return null;
	return (
		<section aria-labelledby={id} className="grid content-start gap-1">
			<h2 id={id} className="px-1.5 font-sans text-sm font-semibold text-ink-muted">
				{title}
			</h2>
			<ul>
				{hits.map((hit) => (
					<li key={`${hit.id} ${hit.subtitle}`}>
						<Hit hit={hit} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Hit({ hit: { kind, href, img, title, subtitle, startsAtMs, isLive, isClosed } }: { hit: SiteHit }) {
	const t = useSearchTexts();
	const path = useSitePath();
	const kickOffText = useKickOffText();
	return (
		<a href={path(givenPath(href))} className={LINE}>
			{img === undefined ? (
				<span className="grid size-10 flex-none place-items-center rounded-control bg-surface-2 text-xl text-accent-ink">
					<Icon name={ICONS[kind]} />
				</span>
			) : (
				<Picture of={img} alt="" width={40} height={52} className="flex-none rounded-control" />
			)}
			<span className="grid min-w-0 grow">
				<span className="font-semibold">{title}</span>
				{subtitle !== "" && <span className="truncate text-sm text-ink-muted">{subtitle}</span>}
			</span>
			{isClosed ? (
				<span className="flex-none text-sm font-semibold text-ink-muted">{t("closed")}</span>
			) : isLive ? (
				<span className="flex-none text-sm font-semibold text-danger-ink">{t("live")}</span>
			) : (
				startsAtMs !== undefined && (
					<time dateTime={new Date(startsAtMs).toISOString()} className="flex-none text-sm text-ink-muted tabular">
						{kickOffText(startsAtMs)}
					</time>
				)
			)}
		</a>
	);
}

/** Pages of the site itself, as pills. */
export function Places({ title, names }: { title: string; names: readonly PlaceName[] }) {
	const t = useSearchTexts();
	const path = useSitePath();
	const id = useId();
	if (names.length === 0) return null;
	return (
		<section aria-labelledby={id} className="grid gap-2">
			<h2 id={id} className="px-1.5 font-sans text-sm font-semibold text-ink-muted">
				{title}
			</h2>
			<ul className="flex flex-wrap gap-2 px-1">
				{names.map((name) => (
					<li key={name}>
						<a href={path(PLACES[name].page)} className="pill">
							<Icon name={PLACES[name].icon} />
							{t(`places.${name}`)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
