import { decimalText, formatMoney, ledgerDecimals } from "@baize/kernel/money";
import { Field } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useState } from "react";
import { useSportsTexts } from "../../texts.ts";
import { slip } from "../slip-store.ts";
import { useSlip } from "../use-slip.ts";
import { type Limits, readStake } from "./lines.ts";

type Props = { name: string; label: string; currency: string; limits: Limits | undefined };

/** The stake of one bet of the slip, with quick amounts below. An error is shown on leaving the field. */
export function StakeField({ name, label, currency, limits }: Props) {
	const text = useSlip().stakes[name] ?? "";
	const issue = useIssueText(currency, limits);
	const [hasLeft, setLeft] = useState(false);
	const reading = readStake(text, currency, limits);
	const isWrong = hasLeft && reading.kind === "issue";
	return (
		// They must not move during a press: a quick amount belongs to the field, and an error is shown below them.
		<Field label={label} error={isWrong ? issue(reading.issue) : undefined}>
			{(links) => (
				<>
					<input
						{...links}
						type="text"
						value={text}
						inputMode="decimal"
						autoComplete="off"
						dir="ltr"
						className="control text-end font-semibold tabular"
						onFocus={() => setLeft(false)}
						onBlur={({ currentTarget, relatedTarget }) =>
							setLeft(!currentTarget.nextElementSibling?.contains(relatedTarget))
						}
						onChange={(event) => slip.setStake(name, event.currentTarget.value)}
					/>
					<QuickAmounts name={name} currency={currency} />
				</>
			)}
		</Field>
	);
}

function useIssueText(currency: string, limits: Limits | undefined) {
	const t = useSportsTexts();
	const locale = useLocale();
	const amount = (minor = 0): string => formatMoney(BigInt(minor), currency, locale);
	return (issue: "notAmount" | "tooSmall" | "tooLarge"): string => {
		if (issue === "notAmount") return t("stakeField.notAmount", { example: "10.00" });
		return issue === "tooSmall"
			? t("stakeField.tooSmall", { amount: amount(limits?.minStakeMinor) })
			: t("stakeField.tooLarge", { amount: amount(limits?.maxStakeMinor) });
	};
}

const CRYPTO_DECIMALS = 8;
const FIAT_QUICK = [5n, 10n, 25n, 50n];
const CRYPTO_QUICK_MINOR = [10_000n, 20_000n, 50_000n, 100_000n];

const quickAmounts = (currency: string): bigint[] =>
	ledgerDecimals(currency) === CRYPTO_DECIMALS
		? CRYPTO_QUICK_MINOR
		: FIAT_QUICK.map((major) => major * 10n ** BigInt(ledgerDecimals(currency)));

function QuickAmounts({ name, currency }: { name: string; currency: string }) {
	const t = useSportsTexts();
	const locale = useLocale();
	return (
		<fieldset className="flex flex-wrap gap-2">
			<legend className="sr-only">{t("slip.quick")}</legend>
			{quickAmounts(currency).map((minor) => (
				<button
					key={String(minor)}
					type="button"
					className="min-h-11 min-w-0 flex-[1_1_3.5rem] rounded-control bg-surface-2 text-sm font-semibold tabular hover:bg-surface-3"
					onClick={() => slip.setStake(name, decimalText(minor, currency))}
				>
					{formatMoney(minor, currency, locale).replace(/[.,٫]0+(?=\D*$)/, "")}
				</button>
			))}
		</fieldset>
	);
}
