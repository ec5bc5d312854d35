import { formatMoney } from "@baize/kernel/money";
import { type PagePath, pages } from "@baize/platform-paths";
import { useDateText, useLocale, useSitePath } from "@baize/platform-web/i18n";
import type { FundWhy, FundWhyCode } from "../contract/index.ts";
import type { ShownFund } from "./shown-funds.ts";
import { useWalletTexts } from "./texts.ts";

/** Where a player sees or does something about a reason. */
const WAYS_OUT = new Map<FundWhyCode, { page: PagePath; text: "pending" | "bets" | "document" | "bonus" }>([
	["wageringUnmet", { page: pages.bonuses, text: "bonus" }],
	["lockedByBonus", { page: pages.bonuses, text: "bonus" }],
	["notGrantedYet", { page: pages.bonuses, text: "bonus" }],
	["withdrawalOpen", { page: pages.pendingWithdrawals, text: "pending" }],
	["atStake", { page: pages.myBets, text: "bets" }],
	["documentRequired", { page: pages.verificationSteps, text: "document" }],
	["documentBlocked", { page: pages.verificationSteps, text: "document" }],
]);

const HOLD_CAUSES = ["newDestination", "passwordChanged", "phoneChanged", "emailChanged"] as const;

type Props = { shown: ShownFund; currency: string };

/** The answer to "Why can I not withdraw this?" for one fund, opened by the player. */
export function FundWhys({ shown, currency }: Props) {
	const t = useWalletTexts();
	return (
		<details className="group text-sm">
			<summary className="hit inline-flex cursor-pointer items-center font-medium underline underline-offset-4">
				{t(shown.fund === "cash" ? "why.questionOfCash" : "why.question")}
			</summary>
			<ul className="grid gap-2 pb-1">
				{shown.whys.map((why, place) => (
					<li key={place}>
						<OneWhy why={why} currency={currency} />
					</li>
				))}
			</ul>
		</details>
	);
}

function OneWhy({ why, currency }: { why: FundWhy; currency: string }) {
	const t = useWalletTexts();
	const path = useSitePath();
	const values = useWhyValues(why, currency);
	const causes = HOLD_CAUSES.filter((cause) => why.because.some(({ fact }) => fact === cause));
	const wayOut = WAYS_OUT.get(why.code);
	return (
		<>
			{t(`why.codes.${why.code}`, values)}
			{causes.length > 0 && (
				<ul className="list-disc ps-5">
					{causes.map((cause) => (
						<li key={cause}>{t(`why.causes.${cause}`)}</li>
					))}
				</ul>
			)}
			{wayOut && (
				<a className="hit flex items-center underline underline-offset-4" href={path(wayOut.page)}>
					{t(`why.waysOut.${wayOut.text}`)}
				</a>
			)}
		</>
	);
}

/** The amount and the time of a reason, and which of them are known. */
function useWhyValues({ because, untilMs }: FundWhy, currency: string) {
	const locale = useLocale();
	const dateText = useDateText();
	const amountMinor = because.find((evidence) => evidence.amountMinor !== undefined)?.amountMinor;
	return {
		hasAmount: amountMinor === undefined ? "no" : "yes",
		hasTime: untilMs === undefined ? "no" : "yes",
		amount: formatMoney(amountMinor, currency, locale),
		time: untilMs === undefined ? "" : dateText(untilMs),
	};
}
