export { can, useCan } from "./access/can.ts";
export { Folded } from "./change/Folded.tsx";
export { FormDialog } from "./change/FormDialog.tsx";
export { ReasonAction } from "./change/ReasonAction.tsx";
export { ReasonDialog } from "./change/ReasonDialog.tsx";
export { isSpent } from "./change/request-spent.ts";
export { NotMade, refusalText, useAttempt } from "./change/use-attempt.ts";
export { useChange } from "./change/use-change.ts";
export { useReason } from "./change/use-reason.ts";
export { type Desk, DeskProvider, type SavedView } from "./desk.tsx";
export {
	type Column,
	countColumn,
	dayColumn,
	moneyColumn,
	stateColumn,
	textColumn,
	timeColumn,
} from "./list/columns.tsx";
export { choiceFilter, dayFilter, type Filters, textFilter } from "./list/filters.ts";
export { ListPage } from "./list/ListPage.tsx";
export { type Section, sectionsOf, textsOfParts } from "./parts.ts";
export { type Pair, Pairs } from "./record/Pairs.tsx";
export { Panel } from "./record/Panel.tsx";
export { RecordLayout } from "./record/RecordLayout.tsx";
export { RecordPage } from "./record/RecordPage.tsx";
export { StateChip, type Tone, type ToneByState } from "./record/StateChip.tsx";
export { Timeline, type TimelineEntry } from "./record/Timeline.tsx";
export { useRead } from "./record/use-read.tsx";
export {
	defineResource,
	type OfficePart,
	type OfficeTexts,
	type OwnPage,
	type Resource,
} from "./resource.ts";
export { kitTexts } from "./texts.ts";
export { type Formats, useFormats } from "./use-formats.ts";
