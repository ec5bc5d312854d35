import { flagsHash } from "@baize/catalogue/contract";
import { useFlag } from "@baize/flags/web";
import { formatMoney } from "@baize/kernel/money";
import { givenPath, pages } from "@baize/platform-paths";
import { BackLink, Badge, Button, EmptyState, Notice, Panel } from "@baize/platform-web";
import { useLocale, useSitePath, useUntilText } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import {
	type GrantView,
	listOwnSpins,
	listPlayableSpins,
	type PlayableGame,
	SPINS_CHANGED,
	SPINS_TOPIC,
} from "../contract/index.ts";
import { SpinsBonusPanel } from "./SpinsBonusPanel.tsx";
import { termsText } from "./terms-text.ts";
import { useSpinsTexts } from "./texts.ts";

export async function loadSpins({ viewer, call }: PageContext & { viewer: Viewer }) {
	const params = { session: viewer.handle };
	const [own, playable] = await Promise.all([
		call(listOwnSpins, { params }),
		call(listPlayableSpins, { params, query: {} }),
	]);
	return { session: viewer.handle, own, playable };
}

/** The player's free spins: those to use now with their games, the bonus that wins have become, and the earlier ones. */
export function SpinsScreen({ session, own: firstOwn, playable: first }: Awaited<ReturnType<typeof loadSpins>>) {
	const t = useSpinsTexts();
	const path = useSitePath();
	const isOpen = useFlag("promotionalSpin");
	const own = usePolled(listOwnSpins, { params: { session } }, firstOwn);
	const playable = usePolled(listPlayableSpins, { params: { session }, query: {} }, first);
	function refresh(): void {
		own.refresh();
		playable.refresh();
	}
	useStream(SPINS_TOPIC, SPINS_CHANGED, refresh, refresh);
	const { grants, bonus } = own.data ?? firstOwn;
	const { games } = playable.data ?? first;
	const past = grants.filter(({ state }) => state !== "playable");
	return (
		<section className="mx-auto grid w-full max-w-[48rem] gap-5 px-3.5 py-6 md:px-7">
			<title>{`${t("title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			<BackLink href={path(pages.account)}>{t("back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{t("title")}</h1>
				<p className="text-ink-muted">{t("description")}</p>
			</header>
			{!isOpen && <Notice tone="warning">{t("closed")}</Notice>}
			{bonus && <SpinsBonusPanel session={session} bonus={bonus} onGivenUp={refresh} />}
			{games.length > 0 && (
				<Panel title={t("playable")}>
					<ul className="grid gap-5">
						{games.map((game) => (
							<Game key={game.gameId} game={game} />
						))}
					</ul>
				</Panel>
			)}
			{isOpen && games.length === 0 && (
				<EmptyState icon="sparkles" title={t("empty")}>
					{t("emptyHint")}
				</EmptyState>
			)}
			{past.length > 0 && <Past grants={past} />}
		</section>
	);
}

/** Spins are used in play for money. */
const FOR_MONEY = flagsHash({ quickplay: false, realplay: true });

const useMoney = () => {
	const locale = useLocale();
	return (minor: number, currency: string): string => formatMoney(minor, currency, locale);
};

function Game({ game: { name, linkUrl, grants } }: { game: PlayableGame }) {
	const t = useSpinsTexts();
	const path = useSitePath();
	const untilText = useUntilText();
	const money = useMoney();
	return (
		<li className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
			<div className="grid gap-1">
				<h3 className="font-semibold">{name}</h3>
				{grants.map(({ grantId, left, stakeMinor, currency, untilMs, wins }) => (
					<p key={grantId} className="text-sm">
						{t("bar.left", { left, stake: money(stakeMinor, currency), until: untilText(untilMs) })}
						<span className="block text-ink-muted">{termsText(t, wins, (minor) => money(minor, currency))}</span>
					</p>
				))}
			</div>
			<Button size="s" href={path(givenPath(linkUrl)) + FOR_MONEY}>
				{t("grant.toGame", { game: name })}
			</Button>
		</li>
	);
}

function Past({ grants }: { grants: readonly GrantView[] }) {
	const t = useSpinsTexts();
	const untilText = useUntilText();
	const money = useMoney();
	return (
		<Panel title={t("past")}>
			<ul className="grid gap-3 text-sm">
				{grants.map(({ grantId, games, state, left, count, stakeMinor, currency, untilMs, paidMinor }) => (
					<li key={grantId} className="grid gap-0.5">
						<span className="flex flex-wrap items-center gap-2">
							<b>{games.map(({ name }) => name).join(", ")}</b>
							<Badge tone="neutral">{t(`states.${state}`)}</Badge>
						</span>
						<span className="tabular text-ink-muted">
							{[
								t("grant.count", { left, count }),
								t("grant.stake", { stake: money(stakeMinor, currency) }),
								t("grant.until", { until: untilText(untilMs) }),
								t("grant.paid", { amount: money(paidMinor, currency) }),
							].join(" · ")}
						</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}
