import { readPlayerFile } from "@baize/identity/contract";
import { Pairs, Panel, useCan, useFormats, useRead } from "@baize/platform-backoffice";
import { Link, useCreatePath } from "react-admin";

/** Who the player is, and the way to the player's page with everything else. */
export function PlayerBeside({ playerId }: { playerId: string }) {
	const may = useCan();
	return may(readPlayerFile) ? <PlayerPanel playerId={playerId} /> : null;
}

function PlayerPanel({ playerId }: { playerId: string }) {
	const { t, time } = useFormats();
	const pathTo = useCreatePath();
	const { data, failure } = useRead(readPlayerFile, { params: { player: playerId } });
	return (
		<Panel title={t("chats.playerBeside")}>
			{failure}
			{data && (
				<Pairs
					pairs={[
						[t("chats.name"), data.displayName],
						[t("chats.status"), t(`chats.statuses.${data.status}`)],
						[
							t("chats.barred"),
							data.verificationBlockedAtMs === undefined ? undefined : time(data.verificationBlockedAtMs),
						],
						[t("chats.payouts"), data.payoutFreeze === undefined ? undefined : time(data.payoutFreeze.sinceMs)],
						[t("chats.lastSignIn"), data.signIns[0] && time(data.signIns[0].atMs)],
					]}
				/>
			)}
			<Link to={pathTo({ resource: "players", id: playerId, type: "show" })}>{t("chats.openPlayer")}</Link>
		</Panel>
	);
}
