import type { FocusEvent } from "react";

/**
 * Whether a field is left for the button that sends its form. Sending tells what is wrong; told while the button is being
 * pressed, the text would move the button away from under the finger, and the press would be lost.
 */
export const isLeftForSending = ({ relatedTarget }: FocusEvent): boolean =>
	relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit";
