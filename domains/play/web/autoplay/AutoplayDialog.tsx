import { Button, Checkbox, Dialog, PillChoices } from "@baize/platform-web";
import { type ReactNode, useState } from "react";
import type { AutoplayChoice } from "./rules.ts";
import { useAutoplayTexts } from "./texts.ts";

type Props = {
	stakeMinor: number;
	money(amountMinor: number): string;
	onStart(choice: AutoplayChoice): void;
	onClose(): void;
};

const ROUNDS = [10, 25, 50, 100];
/** In stakes. */
const LOSSES = [5, 10, 25, 50];
const WINS = [10, 25, 100];
const NONE = "none";

/** How many rounds are played after one press, and what ends them sooner. */
export default function AutoplayDialog({ stakeMinor, money, onStart, onClose }: Props) {
	const t = useAutoplayTexts();
	const [rounds, setRounds] = useState(ROUNDS[0]!);
	const [losses, setLosses] = useState(LOSSES[0]!);
	const [win, setWin] = useState(NONE);
	const [stopsAtFeature, setStops] = useState(true);
	const pill = (stakes: number) => ({ value: String(stakes), label: money(stakes * stakeMinor) });
	const start = (): void => {
		onClose();
		const singleWinMinor = win === NONE ? null : Number(win) * stakeMinor;
		onStart({ rounds, lossLimitMinor: losses * stakeMinor, singleWinMinor, stopsAtFeature });
	};
	return (
		<Dialog
			open
			sheet
			onClose={onClose}
			title={t("title")}
			closeLabel={t("close")}
			actions={<Button onClick={start}>{t("start", { rounds, stake: money(stakeMinor) })}</Button>}
		>
			<div className="grid gap-5">
				<p className="text-ink-muted">{t("hint")}</p>
				<Part title={t("rounds")}>
					<PillChoices
						label={t("rounds")}
						choices={ROUNDS.map((count) => ({ value: String(count), label: t("count", { count }) }))}
						value={String(rounds)}
						onValue={(value) => setRounds(Number(value))}
					/>
				</Part>
				<Part title={t("loss")}>
					<PillChoices
						label={t("loss")}
						choices={LOSSES.map(pill)}
						value={String(losses)}
						onValue={(value) => setLosses(Number(value))}
					/>
				</Part>
				<Part title={t("win")}>
					<PillChoices
						label={t("win")}
						choices={[{ value: NONE, label: t("noWin") }, ...WINS.map(pill)]}
						value={win}
						onValue={setWin}
					/>
				</Part>
				<Checkbox label={t("feature")} checked={stopsAtFeature} onChange={({ target }) => setStops(target.checked)} />
			</div>
		</Dialog>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="grid gap-2">
			<p aria-hidden="true" className="font-medium">
				{title}
			</p>
			{children}
		</div>
	);
}
