import { pages } from "@baize/platform-paths";
import { Button, PillBar, TextField } from "@baize/platform-web";
import { useSitePath, useTimeZoneName } from "@baize/platform-web/i18n";
import { Form } from "react-router";
import { STATEMENT_GROUPS, type StatementGroup } from "../../contract/statement-groups.ts";
import { useWalletTexts } from "../texts.ts";
import type { StatementFilter } from "./statement-filter.ts";

/** Links for the groups and a form for the days; both are in the address, so that a selection can be kept and sent. */
export function FilterBar({ filter }: { filter: StatementFilter }) {
	const t = useWalletTexts();
	const path = useSitePath();
	const { group: current, from, to, zone } = filter;
	const days = from === undefined && to === undefined ? {} : { from, to, zone };
	const pill = (group: StatementGroup | undefined) => ({
		key: group ?? "all",
		label: t(`statement.groups.${group ?? "all"}`),
		href: path(pages.statement, { group, ...days }),
		current: group === current,
	});
	return (
		<div className="grid gap-4">
			<PillBar label={t("statement.filter")} pills={[undefined, ...STATEMENT_GROUPS].map(pill)} />
			<DayForm key={`${from} ${to}`} filter={filter} />
		</div>
	);
}

function DayForm({ filter: { group, from, to } }: { filter: StatementFilter }) {
	const t = useWalletTexts();
	const path = useSitePath();
	const zone = useTimeZoneName();
	return (
		<Form
			action={path(pages.statement)}
			aria-label={t("statement.period")}
			className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[12rem_12rem_1fr]"
		>
			{group && <input type="hidden" name="group" value={group} />}
			<input type="hidden" name="zone" value={zone} />
			<TextField label={t("statement.from")} type="date" name="from" defaultValue={from} />
			<TextField label={t("statement.to")} type="date" name="to" defaultValue={to} />
			<div className="col-span-2 flex flex-wrap gap-3 sm:col-span-1">
				<Button type="submit" look="secondary">
					{t("statement.show")}
				</Button>
				{(from ?? to) !== undefined && (
					<Button look="quiet" href={path(pages.statement, { group })}>
						{t("statement.wholeTime")}
					</Button>
				)}
			</div>
		</Form>
	);
}
