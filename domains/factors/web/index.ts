export { CodeField } from "./CodeField.tsx";
export { CodeForm, type CodeFormProps } from "./CodeForm.tsx";
export { OperationBlockProvider, useOperationBlock } from "./OperationBlockProvider.tsx";
export { PIN_LENGTH, PinField } from "./PinField.tsx";
export { type Allows, askForCode, type Sends } from "./use-code-form.ts";
