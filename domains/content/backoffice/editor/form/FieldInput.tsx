import type { ComponentType } from "react";
import { RichText } from "../text/RichText.tsx";
import { ChoiceInput } from "./ChoiceInput.tsx";
import { EntryPicker } from "./EntryPicker.tsx";
import { type FormKind, kindOf } from "./form-schema.ts";
import { GroupInput } from "./GroupInput.tsx";
import { LinkPicker } from "./LinkPicker.tsx";
import { ListInput } from "./ListInput.tsx";
import { LobbyRowsNote } from "./LobbyRowsNote.tsx";
import { MomentInput } from "./MomentInput.tsx";
import { PairsInput } from "./PairsInput.tsx";
import { PictureInput } from "./PictureInput.tsx";
import { PlacesInput } from "./PlacesInput.tsx";
import { TextInput } from "./TextInput.tsx";
import type { InputProps } from "./use-form.ts";
import { VariantInput } from "./VariantInput.tsx";

const INPUTS: Record<FormKind, ComponentType<InputProps>> = {
	body: RichText,
	choice: ChoiceInput,
	entry: EntryPicker,
	group: GroupInput,
	link: LinkPicker,
	list: ListInput,
	lobbyRows: LobbyRowsNote,
	longText: TextInput,
	moment: MomentInput,
	number: TextInput,
	pairs: PairsInput,
	path: LinkPicker,
	picture: PictureInput,
	places: PlacesInput,
	provider: TextInput,
	text: TextInput,
	variant: VariantInput,
};

export type Inputs = Partial<Record<FormKind, ComponentType<InputProps>>>;

/** The input for a value, as its schema says; a domain above may have its own for some kinds. */
export const fieldInput = (own: Inputs = {}): ComponentType<InputProps> =>
	function FieldInput(props) {
		const Input = own[kindOf(props.schema)] ?? INPUTS[kindOf(props.schema)];
		return <Input {...props} />;
	};
