import { Fragment } from "react";
import type { TermsView } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";
import { useLines } from "./use-lines.ts";

/** The terms in a few numbered lines. */
export function TermLines({ terms }: { terms: TermsView }) {
	const t = useOfferTexts();
	const lines = useLines(terms);
	const { whole } = useFormats(terms.currency);
	return (
		<ol aria-label={t("lines.label", { count: whole(lines.length) })}>
			{lines.map(({ line, sentences }, place) => (
				<li key={line} className="grid grid-cols-[2rem_1fr] gap-2 border-b border-hairline py-2.5 last:border-b-0">
					<span aria-hidden="true" className="display text-lg text-accent-ink">
						{place + 1}
					</span>
					<p className="text-ink">
						{sentences.map((sentence, at) => (
							<Fragment key={at}>
								{at > 0 && " "}
								{sentence}
							</Fragment>
						))}
					</p>
				</li>
			))}
		</ol>
	);
}
