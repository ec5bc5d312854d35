import { pages } from "@baize/platform-paths";
import { Button, Dialog, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { answerRealityCheck } from "../contract/calls.ts";
import type { PlayClock } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";
import { useNetText, useSpanText } from "./use-formats.ts";

type Props = { handle: string; clock: PlayClock; nowMs: number; onAnswered(): void };

/**
 * Shown over play: how long, the result, and the choice. Closing it stops play, so that no one continues by accident.
 */
export default function RealityCheckDialog({ handle, clock, nowMs, onAnswered }: Props) {
	const t = useSaferPlayTexts();
	const path = useSitePath();
	const spanText = useSpanText();
	const netText = useNetText(clock.currency);
	const answer = useCall(answerRealityCheck);
	const { startedAtMs, netMinor } = clock;
	const meaning = netMinor > 0 ? "won" : netMinor < 0 ? "lost" : "even";

	async function choose(choice: "goOn" | "stop"): Promise<boolean> {
		const isDone = (await answer.run({ params: { session: handle }, body: { choice } })) !== undefined;
		if (isDone) onAnswered();
		return isDone;
	}
	const stop = async (): Promise<void> => {
		if (await choose("stop")) location.assign(path(pages.lobby));
	};

	return (
		<Dialog
			open
			onClose={() => void stop()}
			title={t("reality.dialogTitle")}
			closeLabel={t("reality.close")}
			lightDismiss={false}
			actions={
				<>
					<Button look="secondary" pending={answer.pending} onClick={() => void choose("goOn")}>
						{t("reality.goOn")}
					</Button>
					<Button look="secondary" pending={answer.pending} onClick={() => void stop()}>
						{t("reality.stop")}
					</Button>
				</>
			}
		>
			<dl className="grid grid-cols-2 gap-4">
				<div>
					<dt className="text-sm text-ink-muted">{t("reality.played")}</dt>
					<dd className="text-xl font-semibold">{spanText(nowMs - (startedAtMs ?? nowMs))}</dd>
				</div>
				<div>
					<dt className="text-sm text-ink-muted">{t("reality.net")}</dt>
					<dd className="tabular text-xl font-semibold">
						<bdi>{netText(netMinor)}</bdi>
					</dd>
				</div>
			</dl>
			<p className="mt-3">{t(`reality.${meaning}`)}</p>
			<p className="text-sm text-ink-muted">{t("reality.openBets")}</p>
			<p className="mt-2">
				<a className="inline-flex min-h-11 items-center font-medium underline" href={path(pages.limits)}>
					{t("reality.limits")}
				</a>
			</p>
			{answer.error && (
				<Notice tone="danger" live>
					{t("reality.failed")}
				</Notice>
			)}
		</Dialog>
	);
}
