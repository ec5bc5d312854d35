import { formatMoney } from "@baize/kernel/money";
import { pages, pathIn } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { isUnknown } from "@baize/platform-web/reads";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useOddsText } from "../../odds-style.ts";
import { useSportsTexts } from "../../texts.ts";
import type { SlipLine } from "../lines/lines.ts";
import { lineName } from "../lines/SlipLineItem.tsx";
import type { SentBet } from "../slip-store.ts";
import { Refusals } from "./Refusals.tsx";
import type { Placing } from "./use-placing.ts";

type Props = {
	bets: readonly (readonly [name: string, bet: SentBet])[];
	lines: readonly SlipLine[];
	currency: string;
	placing: Placing;
};

/** Bets whose answers were lost, as they were sent. Until their outcome is known, they can only be looked up. */
export function UnknownBets({ bets, lines, currency, placing }: Props) {
	const t = useSportsTexts();
	const locale = useLocale();
	const viewer = useViewer();
	const { pathname, search } = useLocation();
	const latest = useFocusAfterPress(placing);
	const money = (minor: number): string => formatMoney(BigInt(minor), currency, locale);
	const amount = money(bets.reduce((sum, [, { body }]) => sum + body.stakeMinor, 0));
	return (
		<div className="grid grid-cols-1 gap-3 px-4.5 pb-4.5">
			<div ref={latest} tabIndex={-1}>
				<Notice tone="warning" live title={t("slip.unknown")}>
					{t("slip.unknownLocked")}
				</Notice>
			</div>
			{bets.map(([name, { body }]) => (
				<SentFacts key={name} body={body} lines={lines} stake={money(body.stakeMinor)} />
			))}
			<Refusals errors={Object.values(placing.errors).filter((error) => !isUnknown(error))} />
			{viewer ? (
				<Button wide pending={placing.doing === "asking"} onClick={() => void placing.resend(viewer.handle)}>
					{t("slip.askAgain", { amount })}
				</Button>
			) : (
				<Button wide href={pathIn(locale, pages.login, { destination: pathname + search })}>
					{t("slip.logIn")}
				</Button>
			)}
		</div>
	);
}

/** The pressed button is gone: the result is read next. */
function useFocusAfterPress({ errors }: Placing) {
	const latest = useRef<HTMLDivElement>(null);
	const wasPressed = useRef(Object.keys(errors).length > 0);
	useEffect(() => {
		if (wasPressed.current) latest.current?.focus();
	}, []);
	return latest;
}

type FactsProps = { body: SentBet["body"]; lines: readonly SlipLine[]; stake: string };

function SentFacts({ body, lines, stake }: FactsProps) {
	const t = useSportsTexts();
	const priceText = useOddsText();
	return (
		<dl className="grid gap-1 border-t border-hairline pt-3">
			{body.legs.map(({ selectionId, priceX10000 }) => {
				const line = lines.find((each) => each.selectionId === selectionId);
				return <Fact key={selectionId} label={line ? lineName(t, line) : "…"} value={priceText(priceX10000)} />;
			})}
			<Fact label={t("slip.stake")} value={stake} />
		</dl>
	);
}

const Fact = ({ label, value }: { label: string; value: string }) => (
	<div className="flex justify-between gap-3">
		<dt className="text-ink-muted">{label}</dt>
		<dd className="font-semibold tabular">
			<bdi>{value}</bdi>
		</dd>
	</div>
);
