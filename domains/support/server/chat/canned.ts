import { idText, readId } from "@baize/kernel/id";
import { type Binding, bind, type SignedInVisit, type Tx } from "@baize/platform-server";
import {
	addCannedAnswer,
	type CannedAnswer,
	changeCannedAnswer,
	listCannedAnswers,
	MAX_CANNED_ANSWERS,
	readCannedAnswer,
	refuseChat,
	removeCannedAnswer,
} from "../../contract/index.ts";
import type { CannedAnswerRow } from "../tables.ts";
import { deleteCannedAnswer, insertCannedAnswer, readCannedAnswers, updateCannedAnswer } from "./canned-store.ts";
import type { ChatPorts } from "./ports.ts";

/** What operators have written ahead: kept by all of them, and every change is in the audit log. */
export const cannedBindings = (ports: ChatPorts): Binding[] => [
	bind(listCannedAnswers, async () => ({ answers: (await readCannedAnswers(ports.database.reader)).map(view) })),
	bind(readCannedAnswer, async ({ params }) => {
		const found = (await readCannedAnswers(ports.database.reader)).find(
			({ answer_id: id }) => id === readId(params.answer),
		);
		if (!found) throw refuseChat("CANNED_ANSWER_UNKNOWN");
		return view(found);
	}),
	bind(addCannedAnswer, async ({ body }, visit) => {
		const row = { answer_id: ports.ids(), ...(await written(ports, body, visit)) };
		return ports.database.transaction(async (tx) => {
			if ((await readCannedAnswers(tx)).length >= MAX_CANNED_ANSWERS) throw refuseChat("CANNED_ANSWERS_FULL");
			await insertCannedAnswer(tx, row);
			await record(ports, tx, "cannedAnswer.added", row, visit);
			return view(row);
		});
	}),
	bind(changeCannedAnswer, async ({ params, body }, visit) => {
		const changed = await written(ports, body, visit);
		return ports.database.transaction(async (tx) => {
			const row = await updateCannedAnswer(tx, readId(params.answer)!, changed);
			if (!row) throw refuseChat("CANNED_ANSWER_UNKNOWN");
			await record(ports, tx, "cannedAnswer.changed", row, visit);
			return view(row);
		});
	}),
	bind(removeCannedAnswer, async ({ params }, visit) => {
		await ports.database.transaction(async (tx) => {
			const row = await deleteCannedAnswer(tx, readId(params.answer)!);
			if (row) await record(ports, tx, "cannedAnswer.removed", row, visit);
		});
		return undefined;
	}),
];

type Written = Pick<CannedAnswer, "title" | "text" | "language">;

async function written(
	{ nameOf, clock }: ChatPorts,
	{ title, text, language }: Written,
	{ session }: SignedInVisit,
): Promise<Omit<CannedAnswerRow, "answer_id">> {
	return {
		title: title.trim(),
		message: text.trim(),
		locale: language,
		changed_at: new Date(clock.nowMs()),
		changed_by_name: await nameOf(session),
	};
}

const record = (
	{ audit }: ChatPorts,
	tx: Tx,
	action: string,
	{ answer_id, title, locale }: CannedAnswerRow,
	{ session, ip }: SignedInVisit,
): Promise<void> =>
	audit.record(tx, { action, actorId: session.playerId, target: idText(answer_id), details: { title, locale }, ip });

const view = (row: CannedAnswerRow): CannedAnswer => ({
	id: idText(row.answer_id),
	title: row.title,
	text: row.message,
	language: row.locale,
	changedByName: row.changed_by_name,
	changedAtMs: row.changed_at.getTime(),
});
