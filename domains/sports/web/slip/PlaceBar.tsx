import { formatMoney } from "@baize/kernel/money";
import { Button, SelectField } from "@baize/platform-web";
import { loginPath, useViewer } from "@baize/platform-web/house";
import { useLocale } from "@baize/platform-web/i18n";
import { useLocation } from "react-router";
import type { AcceptPriceChanges } from "../../contract/schemas.ts";
import { useSportsTexts } from "../texts.ts";
import { acceptChanges } from "./accept-changes.ts";
import { hasMoved, type SlipLine } from "./lines.ts";
import { PlaceButton, useFocusOnNews } from "./PlaceButton.tsx";
import { Refusals } from "./Refusals.tsx";
import type { PlaceWish, Placing } from "./use-placing.ts";

type Props = {
	/** The bets as they stand; none while a stake is missing or wrong. */
	wishes: readonly Omit<PlaceWish, "accept">[];
	currency: string;
	placing: Placing;
	isBlocked: boolean;
};

/** The one thing to do next: place what is staked, at the prices in view. */
export function PlaceBar({ wishes, currency, placing, isBlocked }: Props) {
	const t = useSportsTexts();
	const locale = useLocale();
	const viewer = useViewer();
	const { pathname, search } = useLocation();
	const accept = acceptChanges.use();
	const totalMinor = wishes.reduce((sum, wish) => sum + wish.stakeMinor, 0n);
	const amount = formatMoney(totalMinor, currency, locale);
	const moved = wishes.some((wish) => wish.lines.some(hasMoved));
	const place = (): void =>
		void placing.place(
			viewer?.handle ?? "",
			wishes.map((wish) => ({ ...wish, accept })),
		);
	const { bar, onGone } = useFocusOnNews(moved);
	return (
		<div ref={bar} className="grid grid-cols-1 gap-3 px-4.5 pb-4.5">
			<Refusals errors={Object.values(placing.errors)} />
			{viewer ? (
				<PlaceButton
					key={moved ? "accept" : "place"}
					pending={placing.doing !== undefined}
					disabled={wishes.length === 0 || isBlocked}
					onClick={place}
					onGone={onGone}
				>
					{wishes.length === 0
						? t(isBlocked ? "slip.correctStake" : "slip.enterStake")
						: moved
							? t("slip.acceptAndPlace", { amount })
							: t("slip.place", { amount })}
				</PlaceButton>
			) : (
				<Button wide href={loginPath(locale, pathname + search)}>
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

export const isOut = (line: SlipLine): boolean => line.standing !== "open";
