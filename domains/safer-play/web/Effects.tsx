import { Icon, type IconName, Panel } from "@baize/platform-web";
import { useSaferPlayTexts } from "./texts.ts";

/** What a break means, point by point, before it begins. */
export function Effects({ effects }: { effects: readonly (readonly [IconName, string])[] }) {
	const t = useSaferPlayTexts();
	return (
		<Panel title={t("break.effect")}>
			<ul className="grid gap-3">
				{effects.map(([icon, text]) => (
					<li key={text} className="flex gap-3">
						<Icon name={icon} className="mt-0.5 flex-none text-ink-muted" />
						<span>{text}</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}
