import { pages } from "@baize/platform-paths";
import { Button, PillBar, SelectField, TextField } from "@baize/platform-web";
import { useSitePath, useTimeZoneName } from "@baize/platform-web/i18n";
import { Form } from "react-router";
import type { StatementTotals } from "../../contract/index.ts";
import { STATEMENT_GROUPS, type StatementGroup } from "../../contract/statement-groups.ts";
import { useWalletTexts } from "../texts.ts";
import type { StatementFilter } from "./statement-filter.ts";

type Props = { filter: StatementFilter; kinds: StatementTotals["kinds"] };

/** Links for the groups, a form for days and kinds; all are in the address, so that a selection can be kept and sent. */
export function FilterBar({ filter, kinds }: Props) {
	const t = useWalletTexts();
	const path = useSitePath();
	const { group: current, kind, from, to, zone } = filter;
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
			<DetailForm key={`${current} ${kind} ${from} ${to}`} filter={filter} kinds={kinds} />
		</div>
	);
}

function DetailForm({ filter: { group, kind: chosen, from, to }, kinds }: Props) {
	const t = useWalletTexts();
	const path = useSitePath();
	const zone = useTimeZoneName();
	const offered = kinds.filter(({ kind, ...each }) => (group === undefined || each.group === group) && kind !== chosen);
	const choices = [...(chosen ? [chosen] : []), ...offered.map(({ kind }) => kind)].map((kind) => ({
		value: kind,
		label: t(`kinds.${kind}`),
	}));
	return (
		<Form
			action={path(pages.statement)}
			aria-label={t("statement.period")}
			className="grid grid-cols-2 items-end gap-3 sm:grid-cols-2 lg:grid-cols-[11rem_11rem_16rem_1fr]"
		>
			{group && <input type="hidden" name="group" value={group} />}
			<input type="hidden" name="zone" value={zone} />
			<TextField label={t("statement.from")} type="date" name="from" defaultValue={from} />
			<TextField label={t("statement.to")} type="date" name="to" defaultValue={to} />
			<div className="col-span-2 sm:col-span-1">
				<SelectField
					label={t("statement.kind")}
					name="kind"
					defaultValue={chosen ?? ""}
					empty={t("statement.everyKind")}
					choices={choices}
				/>
			</div>
			<div className="col-span-2 flex flex-wrap gap-3 sm:col-span-1">
				<Button type="submit" look="secondary">
					{t("statement.show")}
				</Button>
				{(chosen ?? from ?? to) !== undefined && (
					<Button look="quiet" href={path(pages.statement, { group })}>
						{t("statement.wholeTime")}
					</Button>
				)}
			</div>
		</Form>
	);
}
