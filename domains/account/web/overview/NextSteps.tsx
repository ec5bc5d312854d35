import { Icon, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useAccountTexts } from "../texts.ts";
import { dueSteps, NEXT_STEPS, type StepStatus } from "./next-steps.ts";

/** What is still to be done, each with its link and reason; empty where nothing is due. */
export function NextSteps(status: StepStatus) {
	const t = useAccountTexts();
	const path = useSitePath();
	const steps = dueSteps(status);
	if (steps.length === 0) return null;
	return (
		<Panel title={t("overview.steps.title")} flush>
			<ul>
				{steps.map((step) => (
					<li key={step} className="border-t border-hairline">
						<a href={path(NEXT_STEPS[step].to)} className="hit flex items-center gap-4 px-5 py-3 hover:bg-surface-2">
							<Icon name={NEXT_STEPS[step].icon} className="text-accent-ink" />
							<span className="grid min-w-0 flex-1 gap-0.5">
								<span className="font-medium">{t(`overview.steps.${step}`)}</span>
								<span className="text-sm text-ink-muted">{t(`overview.steps.why.${step}`)}</span>
							</span>
							<Icon name="chevron-right" className="text-ink-muted" />
						</a>
					</li>
				))}
			</ul>
		</Panel>
	);
}
