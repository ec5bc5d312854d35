import { Badge, Button, Panel } from "@baize/platform-web";
import type { GrantView } from "../../contract/views.ts";
import { useFollowsText } from "../offers/WhatFollows.tsx";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";

type Props = { grants: readonly GrantView[]; onForfeit(grant: GrantView): void };

/** Bonuses that were taken or promised, in the order in which they come into force, with what each waits for. */
export function WaitingBonuses({ grants, onForfeit }: Props) {
	const t = useOfferTexts();
	return (
		<Panel title={t("bonuses.waiting")} flush>
			<ul>
				{grants.map((grant) => (
					<Waiting key={grant.id} grant={grant} onForfeit={() => onForfeit(grant)} />
				))}
			</ul>
		</Panel>
	);
}

function Waiting({ grant, onForfeit }: { grant: GrantView; onForfeit(): void }) {
	const t = useOfferTexts();
	const f = useFormats(grant.currency);
	const follows = useFollowsText(grant);
	const { terms, state, amountMinor } = grant;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-5 py-4">
			<div className="grid min-w-0 flex-1 basis-64 gap-1">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
					{terms.title}
					<Badge tone="info">{t(`bonuses.states.${state}`)}</Badge>
					{amountMinor !== null && <bdi className="tabular">{f.money(amountMinor)}</bdi>}
				</p>
				<p className="text-ink-muted">{follows}</p>
			</div>
			<Button look="quiet" size="s" icon="x" onClick={onForfeit}>
				{t("active.forfeit")}
			</Button>
		</li>
	);
}
