import { Reveal } from "@baize/identity/backoffice";
import { HIDDEN } from "@baize/kernel/mask";
import { Box, Paper, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link, Show, useCreatePath, useRecordContext, useTranslate } from "react-admin";
import type { QueuedDocumentView, ReviewedDocumentView } from "../contract/index.ts";
import { Decision } from "./Decision.tsx";
import { useFormats } from "./format.ts";
import { Pictures } from "./Pictures.tsx";
import { StateChip } from "./StateChip.tsx";

const REFRESH_MS = 10_000;

/** One document: the pictures beside what the player states about themselves, and the decision. */
export function DocumentPage() {
	return (
		<Show queryOptions={{ refetchInterval: REFRESH_MS }} component="div" title={false} actions={false}>
			<Document />
		</Show>
	);
}

function Document() {
	// Until the document has loaded, only its row of the queue is known.
	const document = useRecordContext<ReviewedDocumentView | QueuedDocumentView>();
	const t = useTranslate();
	const pathOf = useCreatePath();
	if (!document || !("images" in document)) return null;
	const title = t("verification.page.title", { player: document.playerName ?? document.playerId });
	return (
		<>
			<title>{title}</title>
			<Typography sx={{ mt: 2 }}>
				<Link to={pathOf({ resource: "documents", type: "list" })}>{t("verification.page.back")}</Link>
			</Typography>
			<Stack direction="row" sx={{ alignItems: "center", gap: 2, mt: 1, flexWrap: "wrap" }}>
				<Typography component="h1" variant="h5">
					{title}
				</Typography>
				<StateChip state={document.state} />
			</Stack>
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "3fr 2fr" }, mt: 2, pb: 10 }}>
				<Card>
					<Pictures document={document} />
				</Card>
				<Stack spacing={2}>
					<Person document={document} />
					<StatedData document={document} />
					<Decision document={document} />
				</Stack>
			</Box>
		</>
	);
}

type Props = { document: ReviewedDocumentView };

/** The data that the pictures are compared with, in large type, because it is compared letter by letter. */
function Person({ document: { person, playerId } }: Props) {
	const t = useTranslate();
	const { day, country } = useFormats();
	if (!person) return null;
	const dayText = (text: string): string => (text === HIDDEN ? HIDDEN : day(text));
	return (
		<Card title={t("verification.page.person")}>
			<Pairs
				pairs={[
					[t("verification.page.firstName"), person.firstName],
					[t("verification.page.lastName"), person.lastName],
					...(person.birthDate ? [[t("verification.page.birthDate"), dayText(person.birthDate)] as const] : []),
					[t("verification.page.home"), `${person.subdivision}, ${country(person.country)}`],
					[t("verification.page.email"), person.email],
				]}
			/>
			<Box sx={{ mt: 2 }}>
				<Reveal playerId={playerId} />
			</Box>
		</Card>
	);
}

function StatedData({ document }: Props) {
	const t = useTranslate();
	const { time, country } = useFormats();
	const { kind, country: issuer, submittedAtMs, status, invalidCount, provider } = document;
	return (
		<Card title={t("verification.page.document")}>
			<Pairs
				pairs={[
					...(kind ? [[t("verification.page.kind"), t(`verification.kinds.${kind}`)] as const] : []),
					...(issuer ? [[t("verification.page.country"), country(issuer)] as const] : []),
					[t("verification.page.submitted"), time(submittedAtMs)],
					[t("verification.page.status"), t(`verification.statuses.${status}`)],
					[t("verification.page.earlier"), String(invalidCount)],
					[t("verification.page.provider"), provider],
				]}
			/>
		</Card>
	);
}

function Card({ title, children }: { title?: string; children: ReactNode }) {
	return (
		<Paper variant="outlined" sx={{ p: 2 }}>
			{title && (
				<Typography component="h2" variant="overline">
					{title}
				</Typography>
			)}
			{children}
		</Paper>
	);
}

const Pairs = ({ pairs }: { pairs: readonly (readonly [string, string])[] }) => (
	<Box
		component="dl"
		sx={{ display: "grid", gridTemplateColumns: "minmax(7rem, auto) 1fr", columnGap: 2, rowGap: 0.75, m: 0 }}
	>
		{pairs.map(([name, value]) => (
			<Box key={name} sx={{ display: "contents" }}>
				<Box component="dt" sx={{ color: "text.secondary" }}>
					{name}
				</Box>
				<Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
					<bdi>{value}</bdi>
				</Box>
			</Box>
		))}
	</Box>
);
