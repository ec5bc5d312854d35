import { Button, Dialog, Notice, SkeletonText } from "@baize/platform-web";
import { useCall } from "@baize/platform-web/reads";
import { useCallback, useEffect, useState } from "react";
import { forfeitBonus, previewForfeit } from "../../contract/calls.ts";
import type { ForfeitPreview, GrantView } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";
import { useRefusalText } from "../words/use-refusal-text.ts";
import { FactList } from "./FactList.tsx";

type Props = { session: string; grant: GrantView; onClose(): void; onForfeited(): void };

/** What giving a bonus up would do, and the press that does it: only as it is shown here. */
export function ForfeitDialog({ session, grant, onClose, onForfeited }: Props) {
	const t = useOfferTexts();
	const refusalText = useRefusalText();
	const params = { session, grant: grant.id };
	const reading = useCall(previewForfeit);
	const forfeit = useCall(forfeitBonus);
	const [preview, setPreview] = useState<ForfeitPreview>();
	const { run } = reading;

	const look = useCallback(
		async () => setPreview(await run({ params: { session, grant: grant.id } })),
		[run, session, grant.id],
	);
	useEffect(() => void look(), [look]);

	async function confirm(): Promise<void> {
		if (preview && (await forfeit.run({ params, body: { state: preview.state } }))) onForfeited();
		// What is shown is true again, and has to be confirmed anew.
		else void look();
	}

	const error = forfeit.error ?? reading.error;
	return (
		<Dialog
			open
			sheet
			onClose={onClose}
			title={t("forfeit.title", { title: grant.terms.title })}
			closeLabel={t("withdrawing.close")}
			actions={
				<>
					<Button look="secondary" onClick={onClose}>
						{t("forfeit.keep")}
					</Button>
					{preview ? (
						<Button look="danger" onClick={() => void confirm()} pending={forfeit.pending}>
							{t("forfeit.confirm")}
						</Button>
					) : (
						<Button look="quiet" onClick={() => void look()} pending={reading.pending}>
							{t("forfeit.again")}
						</Button>
					)}
				</>
			}
		>
			<div className="grid gap-4">
				{error && (
					<Notice tone="danger" live>
						{refusalText(error)}
					</Notice>
				)}
				{preview ? (
					<Preview preview={preview} />
				) : (
					reading.pending && <SkeletonText lines={4} label={t("forfeit.reading")} />
				)}
			</div>
		</Dialog>
	);
}

function Preview({ preview }: { preview: ForfeitPreview }) {
	const t = useOfferTexts();
	const f = useFormats(preview.currency);
	const { losesMinor, keepsMinor, releasedMinor, leftToWagerMinor, openStakes, next } = preview;
	return (
		<>
			<FactList
				facts={[
					[t("forfeit.loses"), f.money(losesMinor)],
					[t("forfeit.keeps"), f.money(keepsMinor)],
					...(releasedMinor > 0 ? ([[t("forfeit.released"), f.money(releasedMinor)]] as const) : []),
					[t("forfeit.left"), f.money(leftToWagerMinor)],
				]}
			/>
			{openStakes > 0 && <p>{t("forfeit.open", { count: openStakes })}</p>}
			{next !== null && <p>{t("forfeit.next")}</p>}
			<p className="font-semibold">{t("forfeit.last")}</p>
		</>
	);
}
