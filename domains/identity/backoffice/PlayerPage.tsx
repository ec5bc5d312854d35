import { HIDDEN } from "@baize/kernel/mask";
import { Box, Stack, Typography } from "@mui/material";
import { Link, Show, useCreatePath, useRecordContext, useTranslate } from "react-admin";
import { DEVICE_NAMES, type Device, type PlayerFile } from "../contract/index.ts";
import { BankAccounts } from "./BankAccounts.tsx";
import { Card } from "./Card.tsx";
import { useTimeText } from "./format.ts";
import { PlayerActions } from "./PlayerActions.tsx";
import { Reveal } from "./Reveal.tsx";
import { StatusChips } from "./StatusChips.tsx";

/**
 * One player: who they are, where they are signed in, their last sign-ins, and the actions that an operator can take.
 */
export function PlayerPage() {
	return (
		<Show component="div" title={false} actions={false}>
			<File />
		</Show>
	);
}

function File() {
	const file = useRecordContext<PlayerFile>();
	const t = useTranslate();
	const pathOf = useCreatePath();
	// Until the record has loaded, react-admin shows what the list knows of the player.
	if (!file?.account) return null;
	return (
		<>
			<title>{file.displayName}</title>
			<Typography sx={{ mt: 2 }}>
				<Link to={pathOf({ resource: "players", type: "list" })}>{t("people.page.back")}</Link>
			</Typography>
			<Stack direction="row" useFlexGap sx={{ alignItems: "center", gap: 2, flexWrap: "wrap", my: 1 }}>
				<Typography component="h1" variant="h4" sx={{ overflowWrap: "anywhere" }}>
					{file.displayName}
				</Typography>
				<StatusChips
					status={file.status}
					isBlocked={file.verificationBlockedAtMs !== undefined}
					requiredAction={file.requiredAction}
				/>
			</Stack>
			<Box sx={{ mb: 2 }}>
				<Reveal playerId={file.id} />
			</Box>
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "3fr 2fr" } }}>
				<Stack spacing={2}>
					<Facts file={file} />
					<BankAccounts file={file} />
					<SignIns file={file} />
				</Stack>
				<Stack spacing={2}>
					<PlayerActions file={file} />
					<Sessions file={file} />
				</Stack>
			</Box>
		</>
	);
}

type Props = { file: PlayerFile };

/** A number that is masked as a whole gets no prefix. */
const accountText = (end: string): string => (end === HIDDEN ? HIDDEN : `${HIDDEN} ${end}`);

const deviceText = ({ browser, system, kind }: Device): string =>
	[DEVICE_NAMES[browser], DEVICE_NAMES[system]].filter(Boolean).join(", ") || kind;

function Facts({ file: { id, account, pin, closing } }: Props) {
	const t = useTranslate();
	const time = useTimeText();
	const { address, linkedAccounts, terms } = account;
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
		["linked", linkedAccounts.map(({ lastFour }) => accountText(lastFour)).join(", ") || t("people.page.none")],
	];
	return (
		<Card title={t("people.page.facts")}>
			{closing && (
				<Typography color="warning.main" sx={{ mb: 1 }}>
					{t("people.page.closing", { time: time(closing.atMs), reason: t(`people.reasons.${closing.reason}`) })}
					{closing.note && ` (${closing.note})`}
				</Typography>
			)}
			<Box component="dl" sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, columnGap: 3, m: 0 }}>
				{facts
					.filter(([, value]) => value !== undefined)
					.map(([term, value]) => (
						<Box key={term} sx={{ display: "contents" }}>
							<Box component="dt" sx={{ color: "text.secondary" }}>
								{t(`people.page.${term}`)}
							</Box>
							<Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
								{value}
							</Box>
						</Box>
					))}
			</Box>
		</Card>
	);
}

function Sessions({ file: { devices } }: Props) {
	const t = useTranslate();
	const time = useTimeText();
	return (
		<Card title={t("people.page.sessions")}>
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
		</Card>
	);
}

function SignIns({ file: { signIns } }: Props) {
	const t = useTranslate();
	const time = useTimeText();
	return (
		<Card title={t("people.page.signIns")}>
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
		</Card>
	);
}
