import { pages } from "@baize/platform-paths";
import { Button, EmptyState, Notice, PillBar } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { useViewer } from "@baize/platform-web/page";
import { useCall, usePolled, useStream } from "@baize/platform-web/reads";
import { useState } from "react";
import { listBets } from "../contract/calls.ts";
import { BETS_TOPIC } from "../contract/events.ts";
import type { BetView } from "../contract/schemas.ts";
import { BetCard } from "./BetCard.tsx";
import { BetRules } from "./BetRules.tsx";
import { useSportsTexts } from "./texts.ts";

const PAGE = 20;
type State = "open" | "settled";

export async function loadMyBets(context: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	const state: State = url.searchParams.get("state") === "settled" ? "settled" : "open";
	const page = await context.call(listBets, {
		params: { session: context.viewer.handle },
		query: { state, limit: PAGE },
	});
	return { state, page };
}

type Props = Awaited<ReturnType<typeof loadMyBets>>;

/** Every bet with its legs, its result and its receipt; settlements update it live. */
export function MyBetsScreen({ state, page }: Props) {
	const t = useSportsTexts();
	const path = useSitePath();
	const pill = (key: State) => ({
		key,
		label: t(`bets.${key}`),
		href: path(pages.myBets, { state: key === "settled" ? key : undefined }),
		current: key === state,
	});
	return (
		<div className="mx-auto grid max-w-prose grid-cols-1 gap-4 px-3.5 pt-4 pb-10 md:px-7">
			<title>{`${t("bets.title")} · Baize`}</title>
			<meta name="description" content={t("bets.description")} />
			<h1 className="text-3xl">{t("bets.title")}</h1>
			<PillBar label={t("bets.state")} pills={[pill("open"), pill("settled")]} />
			<BetList key={state} state={state} page={page} />
			<BetRules />
		</div>
	);
}

function BetList({ state, page }: Props) {
	const t = useSportsTexts();
	const path = useSitePath();
	const { bets, showOlder, older } = useBets(state, page);
	if (bets.length === 0)
		return (
			<EmptyState
				icon="receipt"
				title={t(state === "open" ? "bets.emptyOpen" : "bets.emptySettled")}
				actions={<Button href={path(pages.sports)}>{t("slip.toSports")}</Button>}
			>
				{t("bets.emptyHint")}
			</EmptyState>
		);
	return (
		<>
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
