import { Refused, useProof } from "@baize/identity/web";
import { Badge, Button, EmptyState, Panel, toasts } from "@baize/platform-web";
import { useDateText } from "@baize/platform-web/i18n";
import { type PageContext, useViewer, type Viewer } from "@baize/platform-web/page";
import { useCall, useErrorText, usePolled } from "@baize/platform-web/reads";
import { type DataExport, downloadExport, listExports, requestExport } from "../../contract/index.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { useLeavingTexts } from "./texts.ts";

export const loadData = ({ call, viewer }: PageContext & { viewer: Viewer }) =>
	call(listExports, { params: { session: viewer.handle } });

/** A copy of all data about the player: requested, made, and downloaded with the password. */
export function DataScreen({ exports: first }: { exports: DataExport[] }) {
	const t = useLeavingTexts();
	const session = useViewer()?.handle ?? "";
	const errorText = useErrorText();
	const { data, refresh } = usePolled(listExports, { params: { session } }, { exports: first });
	const request = useCall(requestExport);
	const copies = data?.exports ?? first;
	const isUnderWay = copies.some(({ state }) => state === "asked");
	const download = useProof(downloadExport, {
		onDone: save,
		onRefused: (error) => toasts.raise(errorText(error), { tone: "danger" }),
		submit: t("data.download"),
	});

	async function press(): Promise<void> {
		await request.run({ params: { session } });
		refresh();
	}

	return (
		<AccountFrame title={t("data.title")} description={t("data.description")}>
			<Panel title={t("data.what")}>
				<div className="grid justify-items-start gap-4">
					<p>{t("data.whatText")}</p>
					<Refused>{request.error && errorText(request.error)}</Refused>
					<Button icon="file-text" pending={request.pending || isUnderWay} onClick={() => void press()}>
						{t("data.ask")}
					</Button>
				</div>
			</Panel>
			<Panel title={t("data.copies")}>
				<div aria-live="polite">
					{copies.length === 0 ? (
						<EmptyState icon="download" title={t("data.empty")} />
					) : (
						<ul className="grid gap-2">
							{copies.map((copy) => (
								<Copy
									key={copy.id}
									copy={copy}
									onDownload={() =>
										download.prompt((proof) => ({ params: { session, export: copy.id }, body: { proof } }))
									}
								/>
							))}
						</ul>
					)}
				</div>
			</Panel>
			<p className="text-sm text-ink-muted">{t("data.kept")}</p>
			{download.dialog}
		</AccountFrame>
	);
}

const TONES = { asked: "info", ready: "success", failed: "danger" } as const;

function Copy({ copy, onDownload }: { copy: DataExport; onDownload(): void }) {
	const t = useLeavingTexts();
	const dateText = useDateText();
	const { state, requestedAtMs, endsAtMs } = copy;
	return (
		<li className="flex flex-wrap items-center gap-3 rounded-card border border-hairline px-4 py-3">
			<span className="grid flex-1 basis-48 gap-1">
				<span className="flex flex-wrap items-center gap-2 font-medium">
					{dateText(requestedAtMs)}
					<Badge tone={TONES[state]}>{t(`data.states.${state}`)}</Badge>
				</span>
				<span className="text-sm text-ink-muted">
					{state === "ready" && endsAtMs !== undefined
						? t("data.until", { when: dateText(endsAtMs) })
						: t(`data.next.${state === "asked" ? "asked" : "failed"}`)}
				</span>
			</span>
			{state === "ready" && (
				<Button size="s" look="secondary" icon="download" onClick={onDownload}>
					{t("data.download")}
				</Button>
			)}
		</li>
	);
}

const FILE_NAME = "baize-data.json";

function save(contents: unknown): void {
	const url = URL.createObjectURL(new Blob([JSON.stringify(contents, null, "\t")], { type: "application/json" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = FILE_NAME;
	link.click();
	URL.revokeObjectURL(url);
}
