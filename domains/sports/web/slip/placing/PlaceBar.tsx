import { formatMoney } from "@baize/kernel/money";
import { pages, pathIn } from "@baize/platform-paths";
import { Button, SelectField } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useLocation } from "react-router";
import type { AcceptPriceChanges } from "../../../contract/schemas.ts";
import { rememberedChoice } from "../../remembered-choice.ts";
import { useSportsTexts } from "../../texts.ts";
import { hasMoved, type SlipLine } from "../lines/lines.ts";
import { PlaceButton, useFocusOnMessage } from "./PlaceButton.tsx";
import { Refusals } from "./Refusals.tsx";
import type { BetToPlace, Placing } from "./use-placing.ts";

/** Which price moves the player accepts in advance. */
const acceptChanges = /* @__PURE__ */ rememberedChoice<AcceptPriceChanges>("accept-prices", ["better", "none", "any"]);

type Props = {
	/** The current bets; none while a stake is missing or wrong. */
	bets: readonly Omit<BetToPlace, "accept">[];
	currency: string;
	placing: Placing;
	isBlocked: boolean;
};

/** The one next step: place what is staked, at the prices shown. */
export function PlaceBar({ bets, currency, placing, isBlocked }: Props) {
	const t = useSportsTexts();
	const locale = useLocale();
	const viewer = useViewer();
	const { pathname, search } = useLocation();
	const accept = acceptChanges.use();
	const totalMinor = bets.reduce((sum, request) => sum + request.stakeMinor, 0n);
	const amount = formatMoney(totalMinor, currency, locale);
	const moved = bets.some((request) => request.lines.some(hasMoved));
	const place = (): void =>
		void placing.place(
			viewer?.handle ?? "",
			bets.map((request) => ({ ...request, accept })),
		);
	const { bar, onGone } = useFocusOnMessage(moved);
	return (
		<div ref={bar} className="grid grid-cols-1 gap-3 px-4.5 pb-4.5">
			<Refusals errors={Object.values(placing.errors)} />
			{viewer ? (
				<PlaceButton
					key={moved ? "accept" : "place"}
					pending={placing.doing !== undefined}
					disabled={bets.length === 0 || isBlocked}
					onClick={place}
					onGone={onGone}
				>
					{bets.length === 0
						? t(isBlocked ? "slip.correctStake" : "slip.enterStake")
						: moved
							? t("slip.acceptAndPlace", { amount })
							: t("slip.place", { amount })}
				</PlaceButton>
			) : (
				<Button wide href={pathIn(locale, pages.login, { destination: pathname + search })}>
					{t("slip.logIn")}
				</Button>
			)}
			<AcceptField />
		</div>
	);
}

function AcceptField() {
	const t = useSportsTexts();
	const words = { none: t("slip.changesNone"), better: t("slip.changesBetter"), any: t("slip.changesAny") };
	return (
		<SelectField
			label={t("slip.changes")}
			choices={acceptChanges.values.map((value) => ({ value, label: words[value] }))}
			value={acceptChanges.use()}
			onChange={(event) => acceptChanges.set(event.currentTarget.value as AcceptPriceChanges)}
		/>
	);
}

export const isOut = (line: SlipLine): boolean => line.status !== "open";
