import { Button } from "@mui/material";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useAttempt } from "../change/use-attempt.ts";
import { useDesk } from "../desk.tsx";
import type { Resource } from "../resource.ts";
import { useFormats } from "../use-formats.ts";
import { exportRows } from "./export-rows.ts";
import type { Filters } from "./filters.ts";
import { readPage } from "./read-page.ts";

const REVOKE_AFTER_MS = 1_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Downloads the whole filtered list as CSV. The audit log stores it first, with the filters. */
export function ExportButton({ resource, filters }: { resource: Resource; filters: Filters }) {
	const t = useTranslate();
	const notify = useNotify();
	const formats = useFormats();
	const { recordExport } = useDesk();
	const { attempt, isPending } = useAttempt();
	const [rows, setRows] = useState(0);

	async function run(): Promise<void> {
		setRows(0);
		const outcome = await attempt(async () => {
			await recordExport(resource.name, filters);
			return exportRows(resource, filters, formats, { readPage, wait, onProgress: setRows });
		});
		if (outcome === undefined) return;
		if ("problem" in outcome) return notify(outcome.problem, { type: "error" });
		const { parts, rows: count, isWhole } = outcome.value;
		download(parts, `${resource.name}-${new Date().toISOString().slice(0, 10)}.csv`);
		notify(isWhole ? "office.export.done" : "office.export.cut", {
			type: isWhole ? "success" : "warning",
			messageArgs: { smart_count: count },
		});
	}
	return (
		<Button
			variant="outlined"
			startIcon={<IconDownload size={16} aria-hidden="true" />}
			disabled={isPending}
			onClick={() => void run()}
		>
			{isPending ? t("office.export.underWay", { smart_count: rows }) : t("office.export.start")}
		</Button>
	);
}

function download(parts: string[], name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob(parts, { type: "text/csv;charset=utf-8" }));
	link.download = name;
	link.click();
	// The download has started by then. Revoking frees the rows, so that they do not stay in memory as long as the page.
	setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
