import { Dialog } from "@baize/platform-web";
import { usePlayTexts } from "../../texts.ts";

export type StakeChoice = {
	/** From the lowest to the highest. */
	stakesMinor: readonly number[];
	chosenMinor: number;
	money(amountMinor: number): string;
	onChoose(stakeMinor: number): void;
};

/** Every stake of a round, from the lowest to the highest. */
export default function StakeDialog({
	stakesMinor,
	chosenMinor,
	money,
	onChoose,
	onClose,
}: StakeChoice & { onClose(): void }) {
	const t = usePlayTexts();
	const last = stakesMinor.length - 1;
	const markOf = (at: number): string | undefined =>
		at === 0 ? t("stakes.lowest") : at === last ? t("stakes.highest") : undefined;
	return (
		<Dialog open sheet onClose={onClose} title={t("stakes.title")} closeLabel={t("stakes.close")}>
			<ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
				{stakesMinor.map((stakeMinor, at) => (
					<li key={stakeMinor} className="grid">
						<button
							type="button"
							className="stake-chip tabular"
							aria-pressed={stakeMinor === chosenMinor}
							onClick={() => {
								onChoose(stakeMinor);
								onClose();
							}}
						>
							<bdi className="font-semibold">{money(stakeMinor)}</bdi>
							{markOf(at) && <span className="text-xs text-ink-muted">{markOf(at)}</span>}
						</button>
					</li>
				))}
			</ul>
		</Dialog>
	);
}
