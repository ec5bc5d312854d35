import { ID_PATTERN } from "@baize/kernel/id";
import { pages } from "@baize/platform-paths";
import { BackLink, Button, EmptyState, Notice, PillBar } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { useViewer } from "@baize/platform-web/page";
import { useCall, usePolled, useStream } from "@baize/platform-web/reads";
import { useState } from "react";
import { listBets, readBet } from "../contract/calls.ts";
import { BETS_TOPIC } from "../contract/events.ts";
import type { BetView } from "../contract/schemas.ts";
import { BetCard } from "./BetCard.tsx";
import { BetRules } from "./BetRules.tsx";
import { FreeBetsPanel } from "./free-bets/FreeBetsPanel.tsx";
import { useSportsTexts } from "./texts.ts";

const PAGE = 20;
const ID = new RegExp(ID_PATTERN);
type State = "open" | "settled";

/** With `?bet=<id>`, to which statements lead: that bet alone. */
export async function loadMyBets(context: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	const session = context.viewer.handle;
	const betId = url.searchParams.get("bet");
	if (betId && ID.test(betId)) return { bet: await context.call(readBet, { params: { session, betId } }) };
	const state: State = url.searchParams.get("state") === "settled" ? "settled" : "open";
	const page = await context.call(listBets, {
		params: { session },
		query: { state, limit: PAGE },
	});
	return { state, page };
}

type Loaded = Awaited<ReturnType<typeof loadMyBets>>;
type Props = Extract<Loaded, { state: State }>;

/** Every bet with its legs, its result and its receipt; settlements update it live. */
export function MyBetsScreen(loaded: Loaded) {
	const t = useSportsTexts();
	const path = useSitePath();
	const pill = (key: State) => ({
		key,
		label: t(`bets.${key}`),
		href: path(pages.myBets, { state: key === "settled" ? key : undefined }),
		current: key === loaded.state,
	});
	return (
		<div className="mx-auto grid max-w-prose grid-cols-1 gap-4 px-3.5 pt-4 pb-10 md:px-7">
			<title>{`${t("bets.title")} · Baize`}</title>
			<meta name="description" content={t("bets.description")} />
			<h1 className="text-3xl">{t("bets.title")}</h1>
			{loaded.bet ? (
				<>
					<BackLink href={path(pages.myBets)}>{t("bets.toAll")}</BackLink>
					<ul>
						<BetCard bet={loaded.bet} />
					</ul>
				</>
			) : (
				<>
					<PillBar label={t("bets.state")} pills={[pill("open"), pill("settled")]} />
					<BetList key={loaded.state} state={loaded.state} page={loaded.page} />
				</>
			)}
			<BetRules />
		</div>
	);
}

function BetList({ state, page }: Props) {
	const t = useSportsTexts();
	const path = useSitePath();
	const { bets, showOlder, older } = useBets(state, page);
	// A bet that is settled in the meantime may give one back.
	const freeBets = <FreeBetsPanel version={bets.map(({ status }) => status).join()} />;
	if (bets.length === 0)
		return (
			<>
				{freeBets}
				<EmptyState
					icon="receipt"
					title={t(state === "open" ? "bets.emptyOpen" : "bets.emptySettled")}
					actions={<Button href={path(pages.sports)}>{t("slip.toSports")}</Button>}
				>
					{t("bets.emptyHint")}
				</EmptyState>
			</>
		);
	return (
		<>
			{freeBets}
			<ul className="grid gap-3">
				{bets.map((bet) => (
					<BetCard key={bet.betId} bet={bet} />
				))}
			</ul>
			{older.error && <Notice tone="danger">{t("bets.failed")}</Notice>}
			{showOlder ? (
				<Button look="secondary" pending={older.pending} onClick={showOlder}>
					{t("bets.more")}
				</Button>
			) : (
				<p className="text-center text-sm text-ink-muted">{t("bets.end")}</p>
			)}
		</>
	);
}

/** The first page in its current state, and below it the older pages that were loaded. */
function useBets(state: State, first: Props["page"]) {
	const session = useViewer()?.handle ?? "";
	const query = { state, limit: PAGE };
	const { data = first, refresh } = usePolled(listBets, { params: { session }, query }, first);
	const [added, setAdded] = useState<{ bets: BetView[]; before: string | null }>();
	const older = useCall(listBets);
	useStream(BETS_TOPIC, "bet", refresh, refresh);
	const before = added ? added.before : data.before;
	const readOlder = async (from: string): Promise<void> => {
		const page = await older.run({ params: { session }, query: { ...query, before: from } });
		if (page) setAdded({ bets: [...(added?.bets ?? []), ...page.bets], before: page.before });
	};
	const shown = new Map([...data.bets, ...(added?.bets ?? [])].map((bet) => [bet.betId, bet]));
	return {
		bets: [...shown.values()],
		showOlder: before === null ? undefined : () => void readOlder(before),
		older,
	};
}
