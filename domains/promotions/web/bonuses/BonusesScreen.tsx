import { pages } from "@baize/platform-paths";
import { Button, EmptyState, Notice, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { useState } from "react";
import { listBonuses } from "../../contract/calls.ts";
import type { BonusesView, GrantView } from "../../contract/views.ts";
import { CodePanel } from "../code/CodePanel.tsx";
import { OffersFrame } from "../offers/OffersFrame.tsx";
import { useOfferTexts } from "../words/texts.ts";
import { ActiveBonus } from "./ActiveBonus.tsx";
import { ForfeitDialog } from "./ForfeitDialog.tsx";
import { PastBonuses } from "./PastBonuses.tsx";
import { useBonuses } from "./use-bonuses.ts";
import { WaitingBonuses } from "./WaitingBonuses.tsx";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

type BonusesPage = { session: string; bonuses: BonusesView };

export async function loadBonuses({ viewer, call }: PageContext & { viewer: Viewer }): Promise<BonusesPage> {
	const session = viewer.handle;
	return { session, bonuses: await call(listBonuses, { params: { session }, query: {} }) };
}

/** For /account/bonuses: the bonus in play, those that wait, what became of the others, and the form for a code. */
export function BonusesScreen({ session, bonuses: first }: BonusesPage) {
	const t = useOfferTexts();
	const { bonuses, isOld, refresh } = useBonuses(session, first);
	const [forfeiting, forfeit] = useState<GrantView>();
	const [isWithdrawing, setWithdrawing] = useState(false);
	const [given, setGiven] = useState<string>();
	const { active, waiting } = bonuses;

	function forfeited(title: string): void {
		forfeit(undefined);
		setGiven(title);
		refresh();
	}

	return (
		<OffersFrame
			title={t("bonuses.title")}
			description={t("bonuses.description")}
			above={{ path: pages.account, label: t("bonuses.back") }}
			isOwn
		>
			{isOld && <Notice tone="warning">{t("bonuses.older")}</Notice>}
			<div role="status" className="empty:hidden">
				{given !== undefined && <Notice tone="success">{t("forfeit.done", { title: given })}</Notice>}
			</div>
			{active ? (
				<ActiveBonus grant={active} onForfeit={() => forfeit(active)} onWithdraw={() => setWithdrawing(true)} />
			) : (
				<NoneInPlay isOtherInForce={bonuses.isOtherInForce} />
			)}
			{waiting.length > 0 && <WaitingBonuses grants={waiting} onForfeit={forfeit} />}
			<CodePanel session={session} onTaken={refresh} />
			<PastBonuses session={session} bonuses={bonuses} />
			{forfeiting && (
				<ForfeitDialog
					session={session}
					grant={forfeiting}
					onClose={() => forfeit(undefined)}
					onForfeited={() => forfeited(forfeiting.terms.title)}
				/>
			)}
			{isWithdrawing && <WithdrawDialog session={session} onClose={() => setWithdrawing(false)} />}
		</OffersFrame>
	);
}

/** Wins of free spins are bonus money as well; their page shows what is left to wager. */
function NoneInPlay({ isOtherInForce }: { isOtherInForce: boolean }) {
	const t = useOfferTexts();
	const path = useSitePath();
	const next = (
		<Button look="secondary" href={path(isOtherInForce ? pages.spins : pages.offers)}>
			{t(isOtherInForce ? "bonuses.toSpins" : "bonuses.toOffers")}
		</Button>
	);
	return (
		<Panel>
			<EmptyState icon="gift" title={t(isOtherInForce ? "bonuses.ofSpins" : "bonuses.none")} actions={next}>
				{t(isOtherInForce ? "bonuses.ofSpinsText" : "bonuses.noneText")}
			</EmptyState>
		</Panel>
	);
}
