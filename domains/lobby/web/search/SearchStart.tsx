import { readMostPlayed } from "@baize/catalogue/web";
import { useViewer } from "@baize/platform-web/page";
import { callApi } from "@baize/platform-web/reads";
import { useEffect, useState } from "react";
import { readSearchStart } from "../../contract/index.ts";
import { Hits, Places } from "./Hits.tsx";
import { CHANNELS } from "./places.ts";
import { useSearchTexts } from "./texts.ts";

type Start = Awaited<ReturnType<typeof askStart>>;

/** What a visitor played is known to their browser only. */
const askStart = (isPlayer: boolean) =>
	callApi(readSearchStart, {
		query: isPlayer
			? {}
			: {
					played: readMostPlayed()
						.slice(0, 4)
						.map(({ id }) => id)
						.join(),
				},
	});

/** Before anything is typed: where to go, what was played last, what is featured, and what starts next. */
export function SearchStart() {
	const t = useSearchTexts();
	const isPlayer = useViewer() !== null;
	const [start, setStart] = useState<Start>();
	useEffect(() => {
		// Without an answer the channels remain.
		askStart(isPlayer).then(setStart, () => {});
	}, [isPlayer]);
	return (
		<div className="grid min-h-80 content-start gap-4">
			<Places title={t("start.channels")} names={CHANNELS} />
			{start && (
				<div className="grid gap-4 md:grid-cols-2">
					<Hits title={t("start.recent")} hits={start.recent} />
					<Hits title={t("start.featured")} hits={start.featured} />
					<Hits title={t("start.next")} hits={start.next} />
				</div>
			)}
		</div>
	);
}
