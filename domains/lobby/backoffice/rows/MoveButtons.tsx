import { useForm } from "@baize/content/backoffice";
import { useFormats } from "@baize/platform-backoffice";
import { Box, IconButton } from "@mui/material";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";

type Props = {
	/** What is moved, for the names of the buttons. */
	name: string;
	at: number;
	count: number;
	onMove(to: number): void;
	onRemove(): void;
};

const SIZE = { minWidth: 44, minHeight: 44 } as const;

/** Moves one of several things by a place, or removes it. */
export function MoveButtons({ name, at, count, onMove, onRemove }: Props) {
	const { t } = useFormats();
	const { isReadOnly } = useForm();
	return (
		<Box sx={{ display: "flex", whiteSpace: "nowrap" }}>
			<IconButton
				sx={SIZE}
				data-move="up"
				aria-label={t("lobby.rows.up", { name })}
				disabled={isReadOnly || at === 0}
				onClick={() => onMove(at - 1)}
			>
				<IconArrowUp size={18} />
			</IconButton>
			<IconButton
				sx={SIZE}
				data-move="down"
				aria-label={t("lobby.rows.down", { name })}
				disabled={isReadOnly || at === count - 1}
				onClick={() => onMove(at + 1)}
			>
				<IconArrowDown size={18} />
			</IconButton>
			<IconButton sx={SIZE} aria-label={t("lobby.rows.remove", { name })} disabled={isReadOnly} onClick={onRemove}>
				<IconTrash size={18} />
			</IconButton>
		</Box>
	);
}
