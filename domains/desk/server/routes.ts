import { refuser } from "@baize/kernel/error";
import { bucketOf, idText, readId } from "@baize/kernel/id";
import { maskedEmail } from "@baize/kernel/mask";
import { type Binding, bind, type Handler } from "@baize/platform-server";
import {
	deskErrors,
	listSavedViews,
	MAX_VIEWS,
	recordExport,
	removeSavedView,
	type SavedViewRow,
	saveView,
} from "../contract/index.ts";
import type { DeskPorts } from "./ports.ts";
import { deleteView, readViews, writeView } from "./store.ts";
import type { ViewRow } from "./tables.ts";

const refuse = refuser(deskErrors);

export const deskRoutes = (ports: DeskPorts): Binding[] => [
	bind(listSavedViews, async ({ params: { list } }, { session }) => ({
		views: (await readViews(ports.database.reader, session.playerId, list)).map(viewOf),
	})),
	bind(saveView, savingView(ports)),
	bind(removeSavedView, async ({ params: { view } }, { session }) => {
		const viewId = readId(view);
		if (viewId !== null) await ports.database.transaction((tx) => deleteView(tx, session.playerId, viewId));
		return undefined;
	}),
	bind(recordExport, recordingExport(ports)),
];

const viewOf = ({ view_id: id, name, filters }: ViewRow): SavedViewRow => ({ id: idText(id), name, filters });

const savingView =
	({ database, clock, ids }: DeskPorts): Handler<typeof saveView> =>
	async ({ params: { list }, body }, { session }) => {
		const operatorId = session.playerId;
		const name = body.name.trim();
		const view = {
			view_id: ids(),
			operator_id: operatorId,
			bucket: bucketOf(operatorId),
			list,
			name,
			filters: body.filters,
			changed_at: new Date(clock.nowMs()),
		};
		return database.transaction(async (tx) => {
			const others = (await readViews(tx, operatorId, list)).filter((each) => each.name !== name);
			if (others.length >= MAX_VIEWS) throw refuse("VIEW_LIMIT", { limit: MAX_VIEWS });
			return viewOf(await writeView(tx, view));
		});
	};

/** An e-mail that is filtered by identifies a player; the log stores no more of it than a list shows. */
const withoutEmail = (value: string): string => (value.includes("@") ? maskedEmail(value) : value);

const recordingExport =
	({ database, audit }: DeskPorts): Handler<typeof recordExport> =>
	async ({ params: { list }, body: { filters } }, { session, ip }) => {
		const details = Object.fromEntries(Object.entries(filters).map(([id, value]) => [id, withoutEmail(value)]));
		await database.transaction((tx) =>
			audit.record(tx, { action: "list.exported", actorId: session.playerId, target: list, details, ip }),
		);
		return undefined;
	};
