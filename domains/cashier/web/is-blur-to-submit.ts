import type { FocusEvent } from "react";

/**
 * Whether a field lost focus to the button that submits its form. Submitting shows the errors; if one appeared while
 * the button is being pressed, it would move the button away under the pointer, and the press would be lost.
 */
export const isBlurToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
	relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";
