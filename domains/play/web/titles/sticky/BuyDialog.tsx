import { MEASURED, type SlotSheet, type StickySheet } from "@baize/engines/slots";
import { Button, Dialog } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { usePlayTexts } from "../../texts.ts";
import type { TitleGame } from "../use-title-game.ts";
import { useStickyTexts } from "./texts.ts";

type Props = { game: TitleGame; onBuy(): void; onClose(): void };

/** The price and what it returns, before anything is taken. */
export function BuyDialog({ game: { game, money, stakeMinor, isReal }, onBuy, onClose }: Props) {
	const t = usePlayTexts();
	const own = useStickyTexts();
	const { id, rtpText, rules } = game.sheet as SlotSheet;
	const count = (rules as StickySheet).bought!.spins;
	const amount = money(stakeMinor);
	const decimals = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2 });
	const facts = [
		[own("sale.price"), amount],
		[t("rules.rtp"), t("rules.rtpText", { rtp: decimals.format(Number(rtpText)) })],
		[own("sale.above"), t("titles.chanceText", { chance: MEASURED[id]!.above! })],
	] as const;
	const confirm = (): void => {
		onClose();
		onBuy();
	};
	return (
		<Dialog
			open
			sheet
			onClose={onClose}
			title={own("sale.title", { count })}
			closeLabel={own("sale.close")}
			actions={
				<>
					<Button look="secondary" onClick={onClose}>
						{own("sale.cancel")}
					</Button>
					<Button onClick={confirm}>{own("sale.confirm", { amount })}</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<dl className="grid gap-2">
					{facts.map(([name, value]) => (
						<div key={name} className="flex items-baseline justify-between gap-4">
							<dt className="text-ink-muted">{name}</dt>
							<dd className="tabular font-semibold">
								<bdi>{value}</bdi>
							</dd>
						</div>
					))}
				</dl>
				<p>{own(isReal ? "sale.taken" : "sale.practice")}</p>
			</div>
		</Dialog>
	);
}
