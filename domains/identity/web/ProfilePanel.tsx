import { Panel } from "@baize/platform-web";
import { displayName, type Profile } from "../contract/index.ts";
import { LogoutButton } from "./LogoutButton.tsx";
import { useIdentityTexts } from "./texts.ts";

/** Who one is here, and the way out. */
export function ProfilePanel({ profile }: { profile: Profile }) {
	const t = useIdentityTexts();
	const { email, phones, phonePrefix = "", address, attributes } = profile;
	const phone = phones[0] === undefined ? t("profile.noPhone") : `${phonePrefix} ${phones[0]}`;
	const details = [
		[t("profile.name"), displayName(profile)],
		[t("profile.email"), email],
		[t("profile.phone"), phone],
		[t("profile.home"), `${address.subdivision}, ${address.countryCode}`],
		[t("profile.currency"), attributes.currency],
	] as const;
	return (
		<Panel title={t("profile.title")} aside={<LogoutButton />}>
			<dl className="grid gap-3 sm:grid-cols-2">
				{details.map(([term, value]) => (
					<div key={term}>
						<dt className="text-sm text-ink-muted">{term}</dt>
						<dd className="font-medium break-words">
							<bdi>{value}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
