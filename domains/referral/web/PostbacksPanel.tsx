import { Badge, type Column, DataTable, Panel, type Tone } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { type AffiliateReport, type PostbackRow, SIGNATURE_HEADER } from "../contract/index.ts";
import { useReferralTexts } from "./texts.ts";

const TONES: Record<PostbackRow["state"], Tone> = { due: "warning", delivered: "success", failed: "danger" };

const Key = ({ text }: { text: string }) => (
	<p dir="ltr" className="rounded-control border border-hairline bg-surface-2 px-4 py-3 text-sm break-all select-all">
		{text}
	</p>
);

/** Where the affiliate's own system is notified, how it knows that it is us, and what it has answered. */
export function PostbacksPanel({ report: { postbacks } }: { report: AffiliateReport }) {
	const t = useReferralTexts();
	const dateText = useDateText();
	const { url, isOn, key, keyBefore, log } = postbacks;
	if (url === null) return <Panel title={t("postbacks.title")}>{t("postbacks.none")}</Panel>;
	const columns: Column<PostbackRow>[] = [
		{
			key: "when",
			label: t("postbacks.when"),
			plain: true,
			cell: ({ happenedAt }) => dateText(Date.parse(happenedAt), { dateStyle: "medium", timeStyle: "short" }),
		},
		{ key: "event", label: t("postbacks.event"), cell: ({ event }) => t(`postbacks.events.${event}`) },
		{ key: "campaign", label: t("postbacks.campaign"), cell: ({ campaign }) => <bdi>{campaign || "–"}</bdi> },
		{
			key: "state",
			label: t("postbacks.state"),
			plain: true,
			cell: ({ state }) => <Badge tone={TONES[state]}>{t(`postbacks.states.${state}`)}</Badge>,
		},
		{ key: "answer", label: t("postbacks.answer"), end: true, cell: ({ lastStatus }) => lastStatus ?? "–" },
	];
	return (
		<Panel title={t("postbacks.title")}>
			<p>{t(isOn ? "postbacks.on" : "postbacks.off")}</p>
			<p dir="ltr" className="break-all">
				{url}
			</p>
			<p className="text-sm text-ink-muted">{t("postbacks.signed", { header: SIGNATURE_HEADER })}</p>
			<Key text={key} />
			{keyBefore && (
				<>
					<p className="text-sm text-ink-muted">
						{t("postbacks.keyBefore", {
							until: dateText(Date.parse(keyBefore.until), { dateStyle: "medium", timeStyle: "short" }),
						})}
					</p>
					<Key text={keyBefore.key} />
				</>
			)}
			<DataTable
				caption={t("postbacks.title")}
				columns={columns}
				rows={log}
				rowKey={({ id }) => id}
				empty={<p className="text-ink-muted">{t("postbacks.nothing")}</p>}
			/>
		</Panel>
	);
}
