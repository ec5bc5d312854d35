import { type Kind, type Side, sidesOf } from "../../contract/document.ts";

export type CaptureStep = "kind" | Side | "check";

/** The steps for this kind of document; until one is chosen, the longest list. */
export const stepsOf = (kind: Kind | undefined): readonly CaptureStep[] => [
	"kind",
	...sidesOf(kind ?? "idCard"),
	"check",
];
