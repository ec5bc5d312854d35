import type { OfficePart } from "@baize/platform-backoffice";
import { entries } from "./entries.ts";
import { pictures } from "./pictures/pictures.tsx";
import { regions } from "./regions/regions.ts";

export { EntryPage } from "./EntryPage.tsx";
export { EntryPicker } from "./editor/form/EntryPicker.tsx";
export type { Inputs } from "./editor/form/FieldInput.tsx";
export { emptyOf, type FormSchema, moved, variantName, withField } from "./editor/form/form-schema.ts";
export { Picker } from "./editor/form/Picker.tsx";
export { type InputProps, useForm } from "./editor/form/use-form.ts";
export { useProblem } from "./editor/form/use-problem.ts";

/** The domain's part of the back office. */
export const contentPart: OfficePart = { group: "content", resources: [entries, pictures, regions] };
