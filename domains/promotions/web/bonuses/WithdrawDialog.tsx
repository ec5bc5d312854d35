import { pages } from "@baize/platform-paths";
import { Button, Dialog, Notice, SkeletonText } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { usePolled } from "@baize/platform-web/reads";
import { previewWithdrawalEffect } from "../../contract/calls.ts";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";
import { useRefusalText } from "../words/use-refusal-text.ts";
import { effectSentences } from "./withdrawal-effect.ts";

/** What a withdrawal would do to the bonuses now, before the player goes to make one. */
export function WithdrawDialog({ session, onClose }: { session: string; onClose(): void }) {
	const t = useOfferTexts();
	const path = useSitePath();
	const refusalText = useRefusalText();
	const { data, error } = usePolled(previewWithdrawalEffect, { params: { session } });
	const f = useFormats(data?.currency ?? "");
	return (
		<Dialog
			open
			sheet
			onClose={onClose}
			title={t("withdrawing.title")}
			closeLabel={t("withdrawing.close")}
			actions={
				<>
					<Button look="secondary" onClick={onClose}>
						{t("withdrawing.close")}
					</Button>
					<Button look="quiet" href={path(pages.withdraw)}>
						{t("withdrawing.toWithdraw")}
					</Button>
				</>
			}
		>
			{error && !data && <Notice tone="danger">{refusalText(error)}</Notice>}
			{!data && !error && <SkeletonText lines={3} label={t("withdrawing.reading")} />}
			<div className="grid gap-3" aria-live="polite">
				{data &&
					effectSentences(data).map(({ text, amountMinor, leftMinor }) => (
						<p key={text}>{t(`withdrawing.${text}`, { amount: f.money(amountMinor), left: f.money(leftMinor) })}</p>
					))}
			</div>
		</Dialog>
	);
}
