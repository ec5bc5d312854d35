import { pages } from "@baize/platform-paths";
import { Badge, type Column, DataTable, EmptyState, LoadMore, Notice, Panel, type Tone } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { listBonuses } from "../../contract/calls.ts";
import { type GrantState, siteReasonOf } from "../../contract/offers.data.ts";
import type { BonusesView, GrantView } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";

type Props = { session: string; bonuses: BonusesView };

/** What became of bonuses that have ended, newest first, with their receipts. */
export function PastBonuses({ session, bonuses }: Props) {
	const t = useOfferTexts();
	const older = useCall(listBonuses);
	const [grants, setGrants] = useState<readonly GrantView[]>(bonuses.history);
	const [next, setNext] = useState(bonuses.next);
	useEffect(() => setGrants((known) => withGrants(known, bonuses.history)), [bonuses.history]);

	async function showOlder(): Promise<void> {
		if (next === null) return;
		const page = await older.run({ params: { session }, query: { before: next } });
		if (!page) return;
		setGrants((known) => withGrants(known, page.history));
		setNext(page.next);
	}

	return (
		<Panel title={t("bonuses.history")} flush>
			{/* Cells have a margin of their own; the lines of a phone have none. */}
			<div className="max-sm:px-5">
				<Grants grants={grants} />
			</div>
			<div className="grid gap-3 px-5 py-4 empty:hidden">
				{older.error && <Notice tone="danger">{t("bonuses.moreFailed")}</Notice>}
				{next !== null && (
					<LoadMore
						status={t("bonuses.shown", { count: grants.length })}
						label={t("bonuses.more")}
						pending={older.pending}
						onMore={() => void showOlder()}
					/>
				)}
			</div>
		</Panel>
	);
}

/** Newer answers replace what was known of the same bonuses; the one taken last comes first. Ids rise with time. */
function withGrants(known: readonly GrantView[], answered: readonly GrantView[]): GrantView[] {
	const byId = new Map([...known, ...answered].map((grant) => [grant.id, grant]));
	return [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}

const TONES: Partial<Record<GrantState, Tone>> = { converted: "success", paid: "success", removed: "danger" };

function Grants({ grants }: { grants: readonly GrantView[] }) {
	const t = useOfferTexts();
	const dateText = useDateText();
	/** An operator's is shown as it was written. */
	const reasonText = (reason: string): string => {
		const own = siteReasonOf(reason);
		return own ? t(`bonuses.reasons.${own}`) : reason;
	};
	const columns: Column<GrantView>[] = [
		{
			key: "what",
			label: t("bonuses.what"),
			cell: ({ terms, reason }) => (
				<>
					{terms.title}
					{reason && <span className="block text-sm font-normal text-ink-muted">{reasonText(reason)}</span>}
				</>
			),
		},
		{
			key: "state",
			label: t("bonuses.state"),
			plain: true,
			cell: ({ state }) => <Badge tone={TONES[state] ?? "neutral"}>{t(`bonuses.states.${state}`)}</Badge>,
		},
		{
			key: "when",
			label: t("bonuses.when"),
			plain: true,
			cell: ({ endedAtMs }) => (endedAtMs === null ? "" : dateText(endedAtMs)),
		},
		{
			key: "amount",
			label: t("bonuses.amount"),
			end: true,
			cell: (grant) => <Amount grant={grant} of="amountMinor" />,
		},
		{
			key: "became",
			label: t("bonuses.became"),
			end: true,
			cell: (grant) => <Amount grant={grant} of="convertedMinor" />,
		},
		{ key: "receipt", label: t("bonuses.receipt"), cell: (grant) => <Receipt grant={grant} /> },
	];
	const empty = (
		<EmptyState icon="history" title={t("bonuses.noHistory")}>
			{t("bonuses.noHistoryText")}
		</EmptyState>
	);
	return (
		<DataTable caption={t("bonuses.history")} columns={columns} rows={grants} rowKey={({ id }) => id} empty={empty} />
	);
}

function Amount({ grant, of }: { grant: GrantView; of: "amountMinor" | "convertedMinor" }) {
	const f = useFormats(grant.currency);
	const amountMinor = grant[of];
	return amountMinor === null ? <span aria-hidden="true">–</span> : <bdi>{f.money(amountMinor)}</bdi>;
}

/** The operation that granted it stands in the statement under this id. */
function Receipt({ grant: { receipt, terms } }: { grant: GrantView }) {
	const t = useOfferTexts();
	const path = useSitePath();
	if (receipt === null) return <span aria-hidden="true">–</span>;
	return (
		<a
			className="inline-flex min-h-11 items-center text-sm underline"
			href={path(pages.statement)}
			aria-label={t("bonuses.toStatement", { id: receipt, title: terms.title })}
		>
			<bdi>{receipt}</bdi>
		</a>
	);
}
