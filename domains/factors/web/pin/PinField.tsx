import type { TextFieldProps } from "@baize/platform-web";
import { CodeField } from "../code/CodeField.tsx";

type Props = Omit<TextFieldProps, "value" | "onChange"> & { value: string; onCode(pin: string): void };

export const PIN_LENGTH = 4;

/** Four masked digits. Not an `<input type=password>`, so that password managers do not fill it in. */
export function PinField(props: Props) {
	return <CodeField autoComplete="off" {...props} type="password" length={PIN_LENGTH} />;
}
