import { noteUse } from "@baize/analytics/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { readOffer, takeOffer } from "../../contract/calls.ts";
import type { GrantView, OfferView } from "../../contract/views.ts";
import { CodePanel } from "../code/CodePanel.tsx";
import { useOfferTexts } from "../words/texts.ts";
import { useRefusalText } from "../words/use-refusal-text.ts";
import { BlockNotice } from "./BlockNotice.tsx";
import type { OfferPage, ShownOffer } from "./load-offers.ts";
import { WhatFollows } from "./WhatFollows.tsx";

type Props = OfferPage & {
	/** The offer was read again: its terms, or what the player may do, have changed. */
	onOffer(offer: ShownOffer): void;
};

/** Takes an offer under the terms that stand beside it, or says why it cannot be taken and what to do. */
export function TakePanel({ offer, session, grant, destination, onOffer }: Props) {
	const [taken, setTaken] = useState<GrantView>();
	if (session === null || !offer.standing) return <ForVisitors destination={destination} />;
	const own = taken ?? grant;
	if (own) return <WhatFollows grant={own} isNew={taken !== undefined} />;
	const known: OfferView = { ...offer, standing: offer.standing };
	if (known.standing.block === "codeNeeded") return <WithCode session={session} offer={known} />;
	if (!known.standing.mayTake) return <BlockNotice standing={known.standing} />;
	return <TakeForm offer={known} session={session} onOffer={onOffer} onTaken={setTaken} />;
}

function WithCode({ session, offer: { standing } }: { session: string; offer: OfferView }) {
	return (
		<div className="grid gap-5">
			<BlockNotice standing={standing} />
			<CodePanel session={session} />
		</div>
	);
}

function ForVisitors({ destination }: { destination: string }) {
	const t = useOfferTexts();
	const path = useSitePath();
	return (
		<Panel>
			<div className="grid gap-3">
				<p>{t("take.visitor")}</p>
				<div className="flex flex-wrap gap-2.5">
					<Button href={path(pages.login, { destination })}>{t("list.logIn")}</Button>
					<Button look="secondary" href={path(pages.join)}>
						{t("list.join")}
					</Button>
				</div>
			</div>
		</Panel>
	);
}

type FormProps = { offer: OfferView; session: string; onOffer: Props["onOffer"]; onTaken(grant: GrantView): void };

function TakeForm({ offer, session, onOffer, onTaken }: FormProps) {
	const t = useOfferTexts();
	const path = useSitePath();
	const refusalText = useRefusalText();
	const take = useCall(takeOffer);
	const again = useCall(readOffer);
	const { id, terms, standing } = offer;
	const params = { session, offer: id };

	async function press(): Promise<void> {
		const grant = await take.run({ params, body: { termsHash: terms.hash } });
		if (grant) {
			noteUse("offerOpened", { step: "taken" });
			return onTaken(grant);
		}
		// What has changed is shown beside the refusal.
		const now = await again.run({ params });
		if (now) onOffer(now);
	}

	return (
		<div className="grid gap-3">
			{take.error && (
				<Notice tone="danger" live>
					{refusalText(take.error)}
				</Notice>
			)}
			{standing.waits && <p className="text-ink-muted">{t("take.waits")}</p>}
			<div className="flex gap-2.5">
				<Button className="flex-1" onClick={() => void press()} pending={take.pending || again.pending}>
					{t(standing.waits ? "take.later" : "take.now")}
				</Button>
				<Button look="secondary" href={path(pages.offers)}>
					{t("take.not")}
				</Button>
			</div>
			<p className="text-sm text-ink-muted">{t("take.accept", { version: String(terms.version) })}</p>
		</div>
	);
}
