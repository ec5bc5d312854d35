import {
	Pairs,
	Panel,
	ReasonAction,
	RecordLayout,
	StateChip,
	type ToneByState,
	useFormats,
} from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import { type AffiliateApplication, type ApplicationState, decideAffiliateApplication } from "../../contract/index.ts";

export const TONES: ToneByState<ApplicationState> = { open: "warning", accepted: "success", declined: "default" };

type Props = { application: AffiliateApplication };

export function ApplicationPage({ record: application }: { record: AffiliateApplication }) {
	const { t, time } = useFormats();
	const { state, email, website, about, askedAt, affiliateId, reason } = application;
	return (
		<RecordLayout
			title={application.name}
			head={<StateChip state={state} texts="affiliates.states" tones={TONES} />}
			aside={<Decision application={application} />}
		>
			<Panel title={t("affiliates.application")}>
				<Pairs
					pairs={[
						[t("affiliates.email"), email],
						[t("affiliates.website"), website],
						[t("affiliates.about"), about ?? undefined],
						[t("affiliates.askedAt"), time(askedAt)],
						[t("affiliates.affiliateId"), affiliateId ?? undefined],
						[t("affiliates.reason"), reason ?? undefined],
					]}
				/>
			</Panel>
		</RecordLayout>
	);
}

/** The website is a stranger's, so it is a text to copy and no link. */
function Decision({ application: { id, state, name } }: Props) {
	const { t } = useFormats();
	if (state !== "open") return null;
	const input = (decision: "accepted" | "declined") => (reason: string) => ({
		params: { application: id },
		body: { decision, reason },
	});
	return (
		<Panel title={t("affiliates.decide.title")}>
			<Typography sx={{ mb: 1.5 }}>{t("affiliates.decide.text")}</Typography>
			<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
				<ReasonAction
					call={decideAffiliateApplication}
					text="affiliates.decide.accept"
					values={{ name }}
					done="affiliates.decide.accepted"
					input={input("accepted")}
				/>
				<ReasonAction
					call={decideAffiliateApplication}
					text="affiliates.decide.decline"
					values={{ name }}
					done="affiliates.decide.declined"
					color="error"
					input={input("declined")}
				/>
			</Stack>
		</Panel>
	);
}
