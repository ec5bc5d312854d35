import { callApi } from "@baize/platform-web/reads";
import { Box, Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-admin";
import { Failure } from "../Failure.tsx";
import type { Section } from "../parts.ts";
import { readAgain } from "../read-again.ts";
import type { RecordDeclaration } from "../resource.ts";
import { BackToList } from "./RecordLayout.tsx";

const REFRESH_MS = 5_000;

/** Reads one record again and again while its page is open, and shows it by the page that its domain declares. */
export function RecordPage({
	section: { name, record, panels },
}: {
	section: Section & { record: NonNullable<Section["record"]> };
}) {
	const { id = "" } = useParams();
	const { call, input, page: Page } = record as RecordDeclaration<never> & NonNullable<Section["record"]>;
	const { data, error, refetch } = useQuery({
		queryKey: [name, "record", id],
		queryFn: ({ signal }) => callApi(call, input(id) as never, signal),
		refetchInterval: REFRESH_MS,
		retry: readAgain,
	});
	if (data !== undefined)
		return (
			<Page
				key={id}
				record={data as never}
				panels={panels.map((PanelBeside, at) => <PanelBeside key={at} id={id} />)}
			/>
		);
	return (
		<>
			<BackToList />
			{error ? <Failure error={error} onRetry={() => void refetch()} /> : <Waiting />}
		</>
	);
}

const Waiting = () => (
	<Box aria-hidden="true" sx={{ display: "grid", gap: 2, mt: 2 }}>
		<Skeleton variant="rounded" height={32} width="40%" />
		<Skeleton variant="rounded" height={160} />
		<Skeleton variant="rounded" height={120} />
	</Box>
);
