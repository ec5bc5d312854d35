import { pages } from "@baize/platform-paths";
import { ActionGroup, Button, Notice, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, Viewer } from "@baize/platform-web/page";
import { readVerification } from "../../contract/calls.ts";
import { PageFrame } from "../PageFrame.tsx";
import { useVerificationTexts } from "../texts.ts";

export async function loadUnable({ viewer, call }: PageContext & { viewer: Viewer }) {
	const { document } = await call(readVerification, { params: { session: viewer.handle } });
	return { mayTry: document.triesLeft > 0 };
}

/** For players whose pictures do not work: the other ways, and a person. */
export function UnableScreen({ mayTry }: Awaited<ReturnType<typeof loadUnable>>) {
	const t = useVerificationTexts();
	const path = useSitePath();
	return (
		<PageFrame title={t("unable.title")} description={t("unable.description")}>
			{mayTry ? <p>{t("unable.text")}</p> : <Notice tone="warning">{t("unable.triedText")}</Notice>}
			<Panel title={t("unable.waysTitle")}>
				<ul className="grid list-disc gap-2 ps-5">
					{mayTry && <li>{t("unable.other")}</li>}
					{mayTry && <li>{t("unable.device")}</li>}
					<li>{t("unable.person")}</li>
				</ul>
			</Panel>
			<ActionGroup>
				<Button href={path(pages.contact)}>{t("unable.contact")}</Button>
				<Button href={path(mayTry ? pages.validateDocument : pages.verificationSteps)} look="secondary">
					{mayTry ? t("unable.again") : t("unable.steps")}
				</Button>
			</ActionGroup>
		</PageFrame>
	);
}
