import { listSignIns, type SignIn } from "@baize/identity/contract";
import { pages } from "@baize/platform-paths";
import { Badge, type Column, DataTable, EmptyState, LoadMore, Notice } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { type PageContext, useViewer, type Viewer } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { AccountFrame } from "../AccountFrame.tsx";
import { useAccountTexts } from "../texts.ts";
import { useDeviceText } from "./device-text.ts";

const PAGE = 20;

export const loadSignIns = ({ call, viewer }: PageContext & { viewer: Viewer }) =>
	call(listSignIns, { params: { session: viewer.handle }, query: { limit: PAGE } });

/** Successful sign-ins, from where and how; also failed ones. */
export function SignInsScreen({ signIns: first, before: firstBefore }: Awaited<ReturnType<typeof loadSignIns>>) {
	const t = useAccountTexts();
	const session = useViewer()?.handle ?? "";
	const older = useCall(listSignIns);
	const [signIns, setSignIns] = useState(first);
	const [before, setBefore] = useState(firstBefore);

	async function showOlder(): Promise<void> {
		if (before === null) return;
		const page = await older.run({ params: { session }, query: { before, limit: PAGE } });
		if (!page) return;
		setSignIns([...signIns, ...page.signIns]);
		setBefore(page.before);
	}

	const above = { path: pages.security, label: t("security.title") };
	return (
		<AccountFrame isWide title={t("signIns.title")} description={t("signIns.description")} above={above}>
			<Table signIns={signIns} />
			{older.error && <Notice tone="danger">{t("signIns.failed")}</Notice>}
			{before !== null && (
				<LoadMore
					status={t("signIns.shown", { count: signIns.length })}
					label={t("signIns.more")}
					pending={older.pending}
					onMore={() => void showOlder()}
				/>
			)}
			{before === null && signIns.length > 0 && <p className="text-sm text-ink-muted">{t("signIns.end")}</p>}
		</AccountFrame>
	);
}

function Table({ signIns }: { signIns: readonly SignIn[] }) {
	const t = useAccountTexts();
	const dateText = useDateText();
	const deviceText = useDeviceText();
	const columns: Column<SignIn>[] = [
		{ key: "when", label: t("signIns.when"), plain: true, cell: ({ atMs }) => dateText(atMs) },
		{
			key: "outcome",
			label: t("signIns.outcome"),
			plain: true,
			aside: true,
			cell: ({ outcome, isNewDevice }) => (
				<span className="flex flex-wrap gap-1.5 max-sm:justify-end max-[16rem]:justify-start">
					<Badge tone={outcome === "failed" ? "warning" : "success"}>{t(`signIns.outcomes.${outcome}`)}</Badge>
					{isNewDevice && <Badge tone="info">{t("signIns.newDevice")}</Badge>}
				</span>
			),
		},
		{
			key: "device",
			label: t("signIns.device"),
			plain: true,
			cell: ({ device }) => (device ? deviceText(device) : "–"),
		},
		{
			key: "place",
			label: t("signIns.place"),
			plain: true,
			aside: true,
			cell: ({ place }) => <bdi>{place ?? t("devices.noPlace")}</bdi>,
		},
		{ key: "ip", label: t("signIns.ip"), cell: ({ ip }) => <bdi dir="ltr">{ip ?? "–"}</bdi> },
	];
	return (
		<DataTable
			caption={t("signIns.title")}
			columns={columns}
			rows={signIns}
			rowKey={({ id }) => id}
			empty={<EmptyState icon="history" title={t("signIns.empty")} />}
		/>
	);
}
