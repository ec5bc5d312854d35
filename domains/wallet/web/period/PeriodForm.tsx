import { Button, Notice, TextField } from "@baize/platform-web";
import { useTimeZoneName } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useWalletTexts } from "../texts.ts";
import { type Days, isReversed } from "./days.ts";

type Props = {
	/** The page that lists what was in these days; they are in its address. */
	action: string;
	days: Days;
	/** What else its address says. */
	rest?: Readonly<Record<string, string | undefined>>;
	/** The page of all days; absent where that is shown. */
	wholeHref: string | undefined;
	/** A further field. */
	children?: ReactNode;
};

/** The first and the last day of what a page lists. */
export function PeriodForm({ action, days: { from, to }, rest = {}, wholeHref, children }: Props) {
	const t = useWalletTexts();
	const zone = useTimeZoneName();
	const columns = children ? "lg:grid-cols-[11rem_11rem_16rem_1fr]" : "lg:grid-cols-[11rem_11rem_1fr]";
	return (
		<Form
			key={`${from} ${to}`}
			action={action}
			aria-label={t("statement.period")}
			className={`grid grid-cols-2 items-end gap-3 sm:grid-cols-2 ${columns}`}
		>
			{Object.entries(rest).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />)}
			<input type="hidden" name="zone" value={zone} />
			<TextField label={t("statement.from")} type="date" name="from" defaultValue={from} />
			<TextField label={t("statement.to")} type="date" name="to" defaultValue={to} />
			{children}
			<div className="col-span-2 flex flex-wrap gap-3 sm:col-span-1">
				<Button type="submit" look="secondary">
					{t("statement.show")}
				</Button>
				{wholeHref !== undefined && (
					<Button look="quiet" href={wholeHref}>
						{t("statement.wholeTime")}
					</Button>
				)}
			</div>
		</Form>
	);
}

/** Says that the first day is after the last one, so that nothing can be listed. */
export function ReversedDays({ days }: { days: Days }) {
	const t = useWalletTexts();
	return isReversed(days) && <Notice tone="warning">{t("statement.daysReversed")}</Notice>;
}
