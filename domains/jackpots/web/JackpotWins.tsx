import { formatMoney } from "@baize/kernel/money";
import { Button, Notice } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { JACKPOT_WINS_TOPIC, JACKPOT_WON, listOwnJackpotWins, type OwnWin } from "../contract/index.ts";
import { nameOfLevel } from "./names.ts";
import { readSeenWin, writeSeenWin } from "./seen-win.ts";
import { useJackpotsTexts } from "./texts.ts";

/** A jackpot win is shown for a day, until the player closes it, in whatever game they are then. */
const SHOWN_MS = 24 * 60 * 60 * 1_000;

type Props = { handle: string; nowMs: number; isIdle: boolean };

/** What the player has won of a jackpot; not before the reels stand, which are to show the round first. */
export function JackpotWins({ handle, nowMs, isIdle }: Props) {
	const { data, refresh } = usePolled(listOwnJackpotWins, { params: { session: handle } });
	useStream(JACKPOT_WINS_TOPIC, JACKPOT_WON, refresh, refresh);
	const [seen, setSeen] = useState<string>();
	useEffect(() => setSeen(readSeenWin()), []);
	const win = data?.wins.find(({ id, paidAtMs }) => paidAtMs > nowMs - SHOWN_MS && seen !== undefined && id > seen);
	if (!win || !isIdle) return null;
	const close = (): void => {
		const newest = data!.wins.reduce((last, { id }) => (id > last ? id : last), win.id);
		writeSeenWin(newest);
		setSeen(newest);
	};
	return <Won win={win} onClose={close} />;
}

function Won({ win: { level, amountMinor, currency }, onClose }: { win: OwnWin; onClose(): void }) {
	const t = useJackpotsTexts();
	const locale = useLocale();
	return (
		<div className="game-shell-notice">
			<Notice
				live
				tone="success"
				title={t("won.title", { level: nameOfLevel(t, level) })}
				actions={<Button onClick={onClose}>{t("won.close")}</Button>}
			>
				{t("won.text", { amount: formatMoney(amountMinor, currency, locale) })}
			</Notice>
		</div>
	);
}
