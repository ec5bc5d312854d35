import { noFocusOnPress, type Problems, useFields } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { Button, Notice, PageHead, Panel, TextField } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { useBodyRules, useCall, useErrorText } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import { type AffiliateRequest, requestAffiliation } from "../contract/index.ts";
import { useReferralTexts } from "./texts.ts";

/** The page is the same for everyone. */
export const loadAffiliate = () => ({});

/** Asks to become an affiliate: an operator looks at the site and answers by e-mail. */
export function AffiliateScreen() {
	const t = useReferralTexts();
	const [isSent, setSent] = useState(false);
	const path = useSitePath();
	const viewer = useViewer();
	return (
		<section className="mx-auto grid w-full max-w-[36rem] gap-5 px-3.5 py-8 md:px-7 md:py-14">
			<PageHead title={t("affiliate.title")} description={t("affiliate.description")} />
			{isSent ? (
				<Sent />
			) : (
				<>
					<header className="grid gap-2">
						<h1 className="text-3xl">{t("affiliate.title")}</h1>
						<p className="text-ink-muted">{t("affiliate.description")}</p>
						{viewer && (
							<Button look="secondary" className="justify-self-start" href={path(pages.affiliateReport)}>
								{t("affiliate.toReport")}
							</Button>
						)}
					</header>
					<RequestForm onSent={() => setSent(true)} />
				</>
			)}
		</section>
	);
}

const FIELDS = ["name", "email", "website", "about"] as const;
type Field = (typeof FIELDS)[number];

const bodyOf = ({ name, email, website, about }: Record<Field, string>): AffiliateRequest => ({
	name: name.trim(),
	email: email.trim(),
	website: website.trim(),
	...(about.trim() === "" ? {} : { about: about.trim() }),
});

function RequestForm({ onSent }: { onSent(): void }) {
	const t = useReferralTexts();
	const errorText = useErrorText();
	const call = useCall(requestAffiliation);
	const issuesIn = useBodyRules(requestAffiliation, () => import("../contract/rules/request-affiliation.ts"));
	const { form, control, showProblems } = useFields({
		name: "affiliate",
		fields: FIELDS,
		problemOf: (field, values) =>
			issuesIn(bodyOf(values)).some((issue) => issue.field === field) ? t(`affiliate.problems.${field}`) : undefined,
		onSend: (values) => void send(bodyOf(values)),
	});
	const issues = call.error?.body.errors;
	// Until the rules have arrived in the page, the server finds what is wrong.
	useEffect(() => {
		if (!issues) return;
		const found: Problems<Field> = {};
		for (const field of FIELDS)
			if (issues.some((issue) => issue.field === field)) found[field] = t(`affiliate.problems.${field}`);
		showProblems(found);
	}, [issues]);
	async function send(body: AffiliateRequest): Promise<void> {
		if (await call.run({ body })) onSent();
	}
	return (
		<Panel>
			<form {...form} className="grid gap-4">
				{call.error && (
					<Notice tone="danger" live>
						{errorText(call.error)}
					</Notice>
				)}
				<TextField {...control("name")} label={t("affiliate.name")} autoComplete="organization" />
				<TextField
					{...control("email")}
					type="email"
					label={t("affiliate.email")}
					autoComplete="email"
					autoCapitalize="none"
					spellCheck={false}
					dir="ltr"
				/>
				<TextField
					{...control("website")}
					type="url"
					label={t("affiliate.website")}
					hint={t("affiliate.websiteHint")}
					autoComplete="url"
					autoCapitalize="none"
					spellCheck={false}
					dir="ltr"
				/>
				<TextField {...control("about")} label={t("affiliate.about")} />
				<Button type="submit" wide pending={call.pending} {...noFocusOnPress}>
					{t("affiliate.submit")}
				</Button>
				<p className="text-sm text-ink-muted">{t("affiliate.terms")}</p>
			</form>
		</Panel>
	);
}

/** The heading takes the focus, because it replaces the form. */
function Sent() {
	const t = useReferralTexts();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
				{t("affiliate.sentTitle")}
			</h1>
			<p className="text-lg">{t("affiliate.sent")}</p>
		</>
	);
}
