import { Button, Disclosure, Notice } from "@baize/platform-web";
import { useCall } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import { redeemCode } from "../../contract/calls.ts";
import type { GrantView, OfferView } from "../../contract/views.ts";
import { BlockNotice } from "../offers/BlockNotice.tsx";
import { WhatFollows } from "../offers/WhatFollows.tsx";
import { PricePanel } from "../price/PricePanel.tsx";
import { TermLines } from "../terms/TermLines.tsx";
import { WholeTerms } from "../terms/WholeTerms.tsx";
import { useOfferTexts } from "../words/texts.ts";
import { useRefusalText } from "../words/use-refusal-text.ts";

type Props = { session: string; code: string; offer: OfferView; onOther(): void; onTaken?(): void };

/** The offer of a code with its terms and its price, and one press that takes it. */
export function FoundOffer({ session, code, offer: { terms, price, standing }, onOther, onTaken }: Props) {
	const t = useOfferTexts();
	const refusalText = useRefusalText();
	const call = useCall(redeemCode);
	const [grant, setGrant] = useState<GrantView>();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);

	async function redeem(): Promise<void> {
		const taken = await call.run({ params: { session }, body: { code, termsHash: terms.hash } });
		if (!taken) return;
		setGrant(taken);
		onTaken?.();
	}

	const other = (
		<Button look="quiet" onClick={onOther}>
			{t("code.other")}
		</Button>
	);
	if (grant) return <WhatFollows grant={grant} isNew actions={other} />;
	return (
		<div className="grid gap-4">
			<h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
				{t("code.found", { title: terms.title })}
			</h3>
			<TermLines terms={terms} />
			<PricePanel price={price} terms={terms} />
			<Disclosure summary={t("terms.all", { version: String(terms.version) })}>
				<WholeTerms terms={terms} />
			</Disclosure>
			{standing.mayTake && standing.waits && <p>{t("take.waits")}</p>}
			{!standing.mayTake && <BlockNotice standing={standing} />}
			{call.error && (
				<Notice tone="danger" live>
					{refusalText(call.error)}
				</Notice>
			)}
			<div className="flex flex-wrap gap-2.5">
				{standing.mayTake && (
					<Button onClick={() => void redeem()} pending={call.pending}>
						{t("code.redeem")}
					</Button>
				)}
				{other}
			</div>
			{standing.mayTake && (
				<p className="text-sm text-ink-muted">{t("take.accept", { version: String(terms.version) })}</p>
			)}
		</div>
	);
}
