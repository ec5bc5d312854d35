import { Icon, notRepeated } from "@baize/platform-web";
import { usePlayTexts } from "../texts.ts";

/** In place of the one button while rounds are played by themselves. */
export function StopButton({ left, onPress }: { left: number; onPress(): void }) {
	const t = usePlayTexts();
	return (
		<button type="button" className="spin-button [grid-area:spin]" onClick={onPress} onKeyDown={notRepeated}>
			<Icon name="player-pause" />
			<span>{t("autoplay.stop", { left })}</span>
		</button>
	);
}
