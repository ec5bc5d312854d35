import { Icon, Panel } from "@baize/platform-web";
import type { SaferPlayState } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";

/** Organisations that help where the player lives. */
export function HelpPanel({ organisations }: Pick<SaferPlayState, "organisations">) {
	const t = useSaferPlayTexts();
	return (
		<Panel title={t("help.title")}>
			<p className="mb-2 text-ink-muted">{t("help.text")}</p>
			<ul className="grid divide-y divide-hairline">
				{organisations.map(({ name, phone, url }) => (
					<li key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
						<a href={url} rel="noreferrer" className="flex min-h-11 items-center gap-1.5 font-medium underline">
							{name}
							<Icon name="external-link" />
						</a>
						{phone && (
							<a
								href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
								className="flex min-h-11 items-center gap-1.5"
								aria-label={t("help.call", { phone })}
							>
								<Icon name="phone" />
								<bdi className="tabular">{phone}</bdi>
							</a>
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
}
