import type { ReelSheet } from "@baize/engines/reels";
import { LineDrawing } from "../dialogs/LineDrawing.tsx";
import { usePlayTexts } from "../texts.ts";

/** Every line of a title, drawn. */
export function Lines({ sheet }: { sheet: ReelSheet }) {
	const t = usePlayTexts();
	return (
		<ul className="grid grid-cols-4 gap-3 sm:grid-cols-5">
			{sheet.lines.map((rows, index) => (
				<li key={rows.join()} className="grid justify-items-center gap-1 text-xs text-ink-muted">
					<LineDrawing rows={rows} label={t("rules.lineLabel", { line: index + 1 })} />
					<span aria-hidden="true">{index + 1}</span>
				</li>
			))}
		</ul>
	);
}
