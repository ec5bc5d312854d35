import { pages } from "@baize/platform-paths";
import { PillBar, SelectField } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { StatementTotals } from "../../contract/index.ts";
import { STATEMENT_GROUPS, type StatementGroup } from "../../contract/statement-groups.ts";
import { PeriodForm } from "../period/PeriodForm.tsx";
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

function DetailForm({ filter, kinds }: Props) {
	const t = useWalletTexts();
	const path = useSitePath();
	const { group, kind: chosen, from, to } = filter;
	const offered = kinds.filter(({ kind, ...each }) => (group === undefined || each.group === group) && kind !== chosen);
	const choices = [...(chosen ? [chosen] : []), ...offered.map(({ kind }) => kind)].map((kind) => ({
		value: kind,
		label: t(`kinds.${kind}`),
	}));
	return (
		<PeriodForm
			action={path(pages.statement)}
			days={filter}
			rest={{ group }}
			wholeHref={(chosen ?? from ?? to) === undefined ? undefined : path(pages.statement, { group })}
		>
			<div className="col-span-2 sm:col-span-1">
				<SelectField
					label={t("statement.kind")}
					name="kind"
					defaultValue={chosen ?? ""}
					empty={t("statement.everyKind")}
					choices={choices}
				/>
			</div>
		</PeriodForm>
	);
}
