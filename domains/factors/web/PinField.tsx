import type { TextFieldProps } from "@baize/platform-web";
import { CodeField } from "./CodeField.tsx";

type Props = Omit<TextFieldProps, "value" | "onChange"> & { value: string; onCode(pin: string): void };

export const PIN_LENGTH = 4;

/** Four digits that nobody beside reads. Not an `<input type=password>` of a site's password: no program fills it in. */
export function PinField(props: Props) {
	return <CodeField autoComplete="off" {...props} type="password" length={PIN_LENGTH} />;
}
