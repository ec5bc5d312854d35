import type { FieldReason } from "../../contract/schemas.ts";
import { useVerificationTexts } from "../texts.ts";

/** What was not right with a document, field by field, with the operator's notes. */
export function ReasonList({ reasons }: { reasons: readonly FieldReason[] }) {
	const t = useVerificationTexts();
	if (reasons.length === 0) return null;
	return (
		<div className="grid gap-1">
			<p className="font-medium">{t("reasons.title")}</p>
			<ul className="list-disc ps-5">
				{reasons.map(({ field, note }) => (
					<li key={field}>
						{t(`reasons.${field}`)}
						{note && (
							<>
								{" "}
								<bdi className="text-ink-muted">{note}</bdi>
							</>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
