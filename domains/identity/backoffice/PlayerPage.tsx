import { Pairs, Panel, RecordLayout, useFormats } from "@baize/platform-backoffice";
import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { DEVICE_NAMES, type Device, type PlayerFile } from "../contract/index.ts";
import { PlayerActions } from "./PlayerActions.tsx";
import { Reveal } from "./Reveal.tsx";
import { StatusChips } from "./StatusChips.tsx";

/**
 * One player: who they are, where they are signed in, their last sign-ins, and the actions that an operator can take.
 */
export function PlayerPage({ record: file, panels }: { record: PlayerFile; panels: ReactNode }) {
	return (
		<RecordLayout
			title={file.displayName}
			chips={
				<StatusChips
					status={file.status}
					isBlocked={file.verificationBlockedAtMs !== undefined}
					requiredAction={file.requiredAction}
				/>
			}
			head={<Reveal playerId={file.id} />}
			aside={
				<>
					<PlayerActions file={file} />
					<Sessions file={file} />
				</>
			}
		>
			<Facts file={file} />
			{panels}
			<SignIns file={file} />
		</RecordLayout>
	);
}

type Props = { file: PlayerFile };

const deviceText = ({ browser, system, kind }: Device): string =>
	[DEVICE_NAMES[browser], DEVICE_NAMES[system]].filter(Boolean).join(", ") || kind;

function Facts({ file: { id, account, pin, closing } }: Props) {
	const { t, time } = useFormats();
	const { address, terms } = account;
	const facts: readonly (readonly [string, string | undefined])[] = [
		["id", id],
		["email", account.email],
		["newEmail", account.newEmail],
		["nickname", account.nickname],
		["born", account.birthDate],
		[
			"address",
			`${address.street}, ${address.postalCode} ${address.city}, ${address.subdivision}, ${address.countryCode}`,
		],
		["phone", account.phone?.written ?? t("people.page.none")],
		["pin", t(`people.page.pins.${pin}`)],
		["currency", account.currency],
		["language", account.language],
		["marketing", t(account.marketing ? "people.page.yes" : "people.page.no")],
		["since", time(account.memberSinceMs)],
		["terms", terms.accepted],
	];
	return (
		<Panel title={t("people.page.facts")}>
			{closing && (
				<Typography color="warning.main" sx={{ mb: 1 }}>
					{t("people.page.closing", { time: time(closing.atMs), reason: t(`people.reasons.${closing.reason}`) })}
					{closing.note && ` (${closing.note})`}
				</Typography>
			)}
			<Pairs pairs={facts.map(([term, value]) => [t(`people.page.${term}`), value])} />
		</Panel>
	);
}

function Sessions({ file: { devices } }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("people.page.sessions")}>
			{devices.length === 0 && <Typography color="text.secondary">{t("people.page.noSessions")}</Typography>}
			<Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
				{devices.map(({ id, device, place, ip, lastSeenAtMs }) => (
					<li key={id}>
						<strong>{deviceText(device)}</strong>
						<Box sx={{ color: "text.secondary" }}>
							{[place, ip, t("people.page.lastSeen", { time: time(lastSeenAtMs) })].filter(Boolean).join(" · ")}
						</Box>
					</li>
				))}
			</Box>
		</Panel>
	);
}

function SignIns({ file: { signIns } }: Props) {
	const { t, time } = useFormats();
	return (
		<Panel title={t("people.page.signIns")}>
			{signIns.length === 0 ? (
				<Typography color="text.secondary">{t("people.page.noSignIns")}</Typography>
			) : (
				<Box
					component="table"
					sx={{ width: "100%", borderSpacing: 0, "& td, & th": { textAlign: "start", py: 0.5, pe: 2 } }}
				>
					<thead>
						<tr>
							{["when", "outcome", "device", "place", "ip"].map((column) => (
								<th key={column} scope="col">
									{t(`people.page.${column}`)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{signIns.map(({ id, atMs, outcome, device, isNewDevice, place, ip }) => (
							<tr key={id}>
								<td>{time(atMs)}</td>
								<td>{t(`people.page.${outcome}`)}</td>
								<td>
									{device ? deviceText(device) : "–"}
									{isNewDevice && ` (${t("people.page.newDevice")})`}
								</td>
								<td>{place ?? "–"}</td>
								<td>{ip ?? "–"}</td>
							</tr>
						))}
					</tbody>
				</Box>
			)}
		</Panel>
	);
}
