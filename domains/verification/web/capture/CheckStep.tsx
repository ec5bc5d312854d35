import { Notice } from "@baize/platform-web";
import { useErrorText } from "@baize/platform-web/reads";
import type { Kind, Side } from "../../contract/document.ts";
import { useVerificationTexts } from "../texts.ts";
import type { CaptureFormState } from "./use-capture.ts";

/** Shows the pictures once more before they are submitted, as large as they can be: their small print is asked about. */
export function CheckStep({
	form: { sides, steps, submit },
	kind,
}: {
	form: CaptureFormState;
	kind: Kind | undefined;
}) {
	const t = useVerificationTexts();
	const errorText = useErrorText();
	const shown = steps.filter((step): step is Side => step === "front" || step === "back");
	return (
		<div className="grid gap-3">
			<p className="text-ink-muted">{t("capture.checkText")}</p>
			<ul className={`grid gap-2.5 ${shown.length > 1 ? "sm:grid-cols-2" : ""}`}>
				{shown.map((side) => (
					<li key={side} className="grid gap-1 text-sm">
						<span className="font-medium">
							{kind === "passport" ? t("kinds.passport") : `${kind ? t(`kinds.${kind}`) : ""}, ${t(`sides.${side}`)}`}
						</span>
						<span className="grid min-h-32 place-items-center overflow-clip rounded-card border border-hairline bg-surface-2">
							{sides.of(side).preview ? (
								<img
									src={sides.of(side).preview}
									alt={t("capture.preview", { side: t(`sides.${side}`) })}
									className="max-h-80 w-full object-contain"
								/>
							) : (
								<span className="px-2 text-center text-ink-muted">{t("capture.keptBefore")}</span>
							)}
						</span>
					</li>
				))}
			</ul>
			{submit.error && (
				<Notice tone="danger" live>
					{errorText(submit.error)}
				</Notice>
			)}
		</div>
	);
}
