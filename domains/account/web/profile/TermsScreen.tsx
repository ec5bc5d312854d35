import type { Terms } from "@baize/identity/contract";
import { Refused, useRefusalText } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, type PageRequest, safeDestination, useViewer, type Viewer } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { acceptTerms, readTerms } from "../../contract/index.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { useAccountTexts } from "../texts.ts";

type Props = { terms: Terms; destination: string | null };

export async function loadTerms(
	{ call, viewer }: PageContext & { viewer: Viewer },
	{ url }: PageRequest,
): Promise<Props> {
	const destination = safeDestination(url.searchParams.get("destination"), "") || null;
	return { terms: await call(readTerms, { params: { session: viewer.handle } }), destination };
}

/** The terms in force, and which version the player accepted when. After a change, this page comes before real play. */
export function TermsScreen({ terms: first, destination }: Props) {
	const t = useAccountTexts();
	const path = useSitePath();
	const dateText = useDateText();
	const errorText = useRefusalText();
	const session = useViewer()?.handle ?? "";
	const accept = useCall(acceptTerms);
	const [terms, setTerms] = useState(first);
	async function press(): Promise<void> {
		const answer = await accept.run({ params: { session }, body: { version: terms.present } });
		if (!answer) return;
		setTerms(answer);
		if (destination) location.assign(destination);
	}
	const date = (version: string) => dateText(Date.parse(version), { dateStyle: "long", timeZone: "UTC" });
	return (
		<AccountFrame title={t("terms.title")} description={t("terms.description")}>
			<Panel title={t("terms.present", { date: date(terms.present) })}>
				<div className="grid gap-4">
					{terms.isDue ? (
						<Notice tone="warning">{t("terms.due")}</Notice>
					) : (
						<Notice tone="success" live>
							{t("terms.accepted")}
						</Notice>
					)}
					<Refused>{accept.error && errorText(accept.error)}</Refused>
					<div className="flex flex-wrap gap-2.5">
						<Button look="secondary" icon="file-text" href={path(pages.termsContent)} target="_blank" rel="noreferrer">
							{t("terms.read")}
						</Button>
						<Button look="quiet" href={path(pages.earlierRules)}>
							{t("terms.earlier")}
						</Button>
						{terms.isDue && (
							<Button pending={accept.pending} onClick={() => void press()}>
								{t("terms.accept")}
							</Button>
						)}
					</div>
				</div>
			</Panel>
			{terms.accepted.length > 0 && (
				<Panel title={t("terms.history")}>
					<ul className="grid gap-2">
						{terms.accepted.map(({ version, acceptedAtMs }) => (
							<li key={version}>{t("terms.one", { version: date(version), when: dateText(acceptedAtMs) })}</li>
						))}
					</ul>
				</Panel>
			)}
		</AccountFrame>
	);
}
