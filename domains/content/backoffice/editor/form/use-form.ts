import { type ComponentType, createContext, useContext } from "react";
import type { FormSchema } from "./form-schema.ts";

/** What is wrong with a text that was sent, by its place: "fields.items.0.props.link". */
export type Issue = { field: string; cause: string };

type Form = {
	issues: readonly Issue[];
	isReadOnly: boolean;
	/** The input for any value: a group has inputs in it, which may be groups again. */
	Field: ComponentType<InputProps>;
};

const FormContext = createContext<Form>({ issues: [], isReadOnly: true, Field: () => null });

export const FormProvider = FormContext.Provider;
export const useForm = (): Form => useContext(FormContext);

/** What each input of the form takes. */
export type InputProps = {
	schema: FormSchema;
	label: string;
	/** Its place in the entry, as issues name it. */
	place: string;
	value: unknown;
	isRequired: boolean;
	onChange(value: unknown): void;
};
