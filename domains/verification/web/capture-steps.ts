import { type Kind, type Side, sidesOf } from "../contract/document.ts";

export type CaptureStep = "kind" | Side | "check";

/** The steps that a document of this kind needs; as long as none is chosen, those that most need. */
export const stepsOf = (kind: Kind | undefined): readonly CaptureStep[] => [
	"kind",
	...sidesOf(kind ?? "idCard"),
	"check",
];
