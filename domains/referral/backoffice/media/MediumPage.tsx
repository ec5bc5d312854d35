import { Pairs, Panel, ReasonAction, RecordLayout, useFormats } from "@baize/platform-backoffice";
import { endAffiliateMedium, type MediumRecord } from "../../contract/index.ts";

/** What an affiliate may show, in its three languages. */
export function MediumPage({ record: { id, name, format, page, text, isOn, addedAt } }: { record: MediumRecord }) {
	const { t, time } = useFormats();
	return (
		<RecordLayout title={name}>
			<Panel title={t("media.title")}>
				<Pairs
					pairs={[
						[t("media.fields.format"), t(`media.formats.${format}`)],
						[t("media.fields.page"), t(`media.pages.${page}`)],
						[t("media.fields.en"), text.en],
						[t("media.fields.es"), text.es],
						[t("media.fields.ar"), text.ar],
						[t("media.state"), t(isOn ? "media.on" : "media.ended")],
						[t("media.addedAt"), time(addedAt)],
					]}
				/>
				{isOn && (
					<ReasonAction
						call={endAffiliateMedium}
						text="media.end"
						values={{ name }}
						done="media.endDone"
						color="error"
						input={(reason) => ({ params: { medium: id }, body: { reason } })}
					/>
				)}
			</Panel>
		</RecordLayout>
	);
}
