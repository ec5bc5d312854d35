import { Icon } from "@baize/platform-web";
import { usePlayTexts } from "../texts.ts";

type Props = { isTurbo: boolean; onTurbo(isTurbo: boolean): void };

/** Rounds that are shown faster. Only where the law of the place allows to hurry. */
export function TurboButton({ isTurbo, onTurbo }: Props) {
	const t = usePlayTexts();
	return (
		<button
			type="button"
			aria-pressed={isTurbo}
			onClick={() => onTurbo(!isTurbo)}
			className="pill max-md:px-3 aria-pressed:border-art-ink aria-pressed:text-art-ink"
		>
			<Icon name="bolt" />
			<span className="turbo-label max-md:sr-only">{t("controls.turbo")}</span>
		</button>
	);
}
